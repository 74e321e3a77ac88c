/** The processor time that `work` takes, in milliseconds: unlike the time that passes, a busy machine adds little. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
