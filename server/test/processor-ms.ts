/** The processor time of `work` in milliseconds; unlike elapsed time, it hardly depends on the load of the machine. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
