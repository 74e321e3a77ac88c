import { parseArgs } from 'node:util';

/** A command of the administration program with its options. */
export type AdminCommand =
  | {
      readonly name: 'create-admin';
      readonly email: string;
      readonly person: string;
      readonly passwordStdin: boolean;
    }
  | { readonly name: 'reset-password'; readonly email: string; readonly passwordStdin: boolean }
  | { readonly name: 'list-users'; readonly json: boolean }
  | ({ readonly name: 'import'; readonly file: string; readonly report: string | null } & ImportArguments)
  | {
      readonly name: 'export';
      /** `-` means standard output. */
      readonly file: string;
      readonly format: string | null;
      readonly columns: string | null;
    }
  | { readonly name: 'help' };

interface ImportArguments {
  readonly mode: string | null;
  readonly dryRun: boolean;
  readonly existing: string | null;
  readonly sheet: string | null;
  readonly mapping: string | null;
}

/** The arguments are invalid. The message states why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const help = `Usage: npm run admin -- <command>

  create-admin --email <address> [--name <name>] [--password-stdin]
      Makes an account of an administrator and prints its password, which is random.
  reset-password --email <address> [--password-stdin]
      Gives an account a new, random password and prints it. Every session ends and failed attempts are forgotten;
      whether the account is active stays as it is.
  list-users [--json]
      Lists everybody with an account, closed accounts included.

  import <file> [--mode valid-only] [--dry-run] [--existing update] [--sheet <name>] [--mapping <JSON>] [--report <file>]
      Imports entries from a csv, tsv, xlsx, json or ndjson file of any size, all rows or none.
      --mode valid-only    stores the good rows where others are bad
      --dry-run            only checks, and stores nothing
      --existing update    lets rows change the entries that they name by _id or accession
      --sheet              the sheet of a workbook; else the first that holds anything
      --mapping            which field a column fills, by its header: '{"Target": "autoantigen", "Notes": null}'
      --report             writes the rows with problems to a csv file
  export <file> [--format csv|tsv|xlsx|json|ndjson] [--columns disease,autoantibody]
      Writes all entries to a file, in the format that its name ends with, or to standard output where it is -.

  --password-stdin   takes the password from standard input instead; nothing is printed then
  --help             shows this

The settings are those of the server (environment or .env). It may be running or not.
`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  mode: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  existing: { type: 'string' },
  sheet: { type: 'string' },
  mapping: { type: 'string' },
  report: { type: 'string' },
  format: { type: 'string' },
  columns: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The options of each command. */
const optionsOf = new Map<string | undefined, readonly string[]>(
  Object.entries({
    'create-admin': ['email', 'name', 'password-stdin'],
    'reset-password': ['email', 'password-stdin'],
    'list-users': ['json'],
    import: ['mode', 'dry-run', 'existing', 'sheet', 'mapping', 'report'],
    export: ['format', 'columns'],
  }),
);

/** Parses the arguments after the program name. Throws a UsageError if they are invalid. */
export function readArguments(args: readonly string[]): AdminCommand {
  const { values, positionals, tokens } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  const allowed = optionsOf.get(name);
  if (name === undefined || allowed === undefined) {
    throw new UsageError(name === undefined ? 'Say which command.' : `There is no command ${name}.`);
  }
  const [file, ...surplus] = name === 'import' || name === 'export' ? rest : [undefined, ...rest];
  if (surplus.length > 0) throw new UsageError(`${name} does not know what to do with: ${surplus.join(' ')}`);
  const foreign = tokens.find((token) => token.kind === 'option' && !allowed.includes(token.name));
  if (foreign?.kind === 'option') throw new UsageError(`${name} does not take ${foreign.rawName}.`);

  if (name === 'list-users') return { name, json: values.json };
  if (name === 'import' || name === 'export') {
    if (file === undefined) throw new UsageError(`${name} needs a file.`);
    const { mode = null, existing = null, sheet = null, mapping = null, report = null } = values;
    const { format = null, columns = null, 'dry-run': dryRun } = values;
    return name === 'import'
      ? { name, file, mode, dryRun, existing, sheet, mapping, report }
      : { name, file, format, columns };
  }
  const email = values.email?.trim() ?? '';
  if (email === '') throw new UsageError(`${name} needs --email.`);
  const passwordStdin = values['password-stdin'];
  return name === 'create-admin'
    ? { name, email, passwordStdin, person: values.name?.trim() ?? 'Administrator' }
    : { name: 'reset-password', email, passwordStdin };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
