/**
 * Returns what `read` makes of the command line. Ends the program with the usage for `--help`, and with the problem and
 * the usage if `read` throws.
 */
export function readCommandLine<Options>(usage: string, read: (args: string[]) => Options): Options {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exit(2);
  }
}
