import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Returns the options of a program. For others, prints the problem and the usage, and ends with exit code 2. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    return process.exit(2);
  }
}
