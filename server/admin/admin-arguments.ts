import { parseArgs } from 'node:util';

import { parseVersionedAccession, type VersionedAccession } from '../../schema/contract/accession.js';
import { exportFormatNames } from '../../schema/contract/export-formats.js';
import { AppError } from '../errors.js';
import { readColumns } from '../services/exports/entry-cells.js';
import { readImportOptions } from '../services/imports/read-import-options.js';
import { oneOf } from '../services/read-input.js';
import { readNewUser } from '../services/users/user-form.js';

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
  | BackupCommand
  | {
      readonly name: 'withdraw-version';
      readonly versions: readonly VersionedAccession[];
      readonly undo: boolean;
    }
  | { readonly name: 'help' };

export type CommandOf<Name extends AdminCommand['name']> = Extract<AdminCommand, { name: Name }>;

/** A command about a backup, whose only argument is its file. */
export interface BackupCommand {
  readonly name: 'backup' | 'restore' | 'verify-backup';
  readonly file: string;
}

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
      Creates an administrator account with a random password, and prints the password.
  reset-password --email <address> [--password-stdin]
      Sets a new random password for an account, and prints it. Ends all sessions of the account and resets its failed
      sign-ins. Does not activate a deactivated account.
  list-users [--json]
      Lists all accounts, including closed ones.

  import <file> [--mode valid-only] [--dry-run] [--existing update] [--sheet <name>] [--mapping <JSON>]
         [--report <file>]
      Imports entries from a csv, tsv, xlsx, json or ndjson file of any size, all rows or none.
      --mode valid-only    stores the valid rows even if other rows have errors
      --dry-run            checks the file and stores nothing
      --existing update    updates the entries that rows identify by _id or accession
      --sheet              sheet of a workbook; default: the first visible one with content
      --mapping            field of each column, by its header: '{"Target": "autoantigen", "Notes": null}'
      --report             writes the rows with problems to a csv file
  export <file> [--format csv|tsv|xlsx|json|ndjson] [--columns disease,autoantibody]
      Writes all entries to a file in the format of its extension, or to standard output if <file> is -;
      then use npm run --silent, since npm writes there, too.

  withdraw-version <version> … [--undo]
      Withdraws versions of entries that hold personal data, each as it is cited, such as AIA0000042.v3: nobody can read
      them any more. Change the entry first: its current version cannot be withdrawn. Withdraw every version that holds
      the data; of a deleted entry also the last, which is the deletion.
      --undo               lets everybody read them again

  backup <file>
      Writes all data as of one moment to an archive. It holds password hashes and e-mail addresses: keep it safe.
  restore <file>
      Loads a backup of this or an earlier version into an empty database; creates the embedded one if there is none.
      Changes nothing if the database holds an entry or a user, or if the backup is damaged.
  verify-backup <file>
      Reads a backup, restores it into a scratch database below DATA_DIR, and compares its rows by their checksums.

  --password-stdin   reads the password from standard input and prints nothing
  --help             shows this help

The commands use the settings of the server (environment or .env). The server may be running or stopped.
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
  undo: { type: 'boolean', default: false },
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
    'withdraw-version': ['undo'],
    backup: [],
    restore: [],
    'verify-backup': [],
  }),
);

/** Returns how the command of these arguments is used; of none, how all are. */
export function usageOf(args: readonly string[]): string {
  const [name] = args.filter((arg) => !arg.startsWith('-'));
  if (name === undefined) return help;
  const all = 'All commands: npm run admin -- --help\n';
  const own = help.split(/\n(?=\n| {2}\S)/).find((part) => part.startsWith(`  ${name} `));
  return own === undefined ? all : `Usage: npm run admin --\n\n${own}\n\n${all}`;
}

export function isBackupCommand(command: AdminCommand): command is BackupCommand {
  return isBackupName(command.name);
}

function isBackupName(name: string): name is BackupCommand['name'] {
  return name === 'backup' || name === 'restore' || name === 'verify-backup';
}

/** Parses the arguments after the program name. Throws a UsageError if they are invalid. */
export function readArguments(args: readonly string[]): AdminCommand {
  const { values, positionals, tokens } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  const allowed = optionsOf.get(name);
  if (name === undefined || allowed === undefined) {
    throw new UsageError(name === undefined ? 'Name a command.' : `There is no command ${name}.`);
  }
  const foreign = tokens.find((token) => token.kind === 'option' && !allowed.includes(token.name));
  if (foreign?.kind === 'option') throw new UsageError(`${name} has no option ${foreign.rawName}.`);
  if (name === 'withdraw-version') return { name, versions: readVersions(name, rest), undo: values.undo };
  const takesFile = name === 'import' || name === 'export' || isBackupName(name);
  const [file, ...surplus] = takesFile ? rest : [undefined, ...rest];
  if (surplus.length > 0) throw new UsageError(`${name} has too many arguments: ${surplus.join(' ')}`);

  if (name === 'list-users') return { name, json: values.json };
  if (takesFile) {
    if (file === undefined) throw new UsageError(`${name} needs a file.`);
    if (isBackupName(name)) return { name, file };
    const { mode = null, existing = null, sheet = null, mapping = null, report = null } = values;
    const { format = null, columns = null, 'dry-run': dryRun } = values;
    refuseWrongValues(() => {
      readImportOptions({ mode, existing, sheet, mapping });
      oneOf('format', format, exportFormatNames, 'csv');
      readColumns(columns);
    });
    return name === 'import'
      ? { name, file, mode, dryRun, existing, sheet, mapping, report }
      : { name, file, format, columns };
  }
  const email = values.email?.trim() ?? '';
  if (email === '') throw new UsageError(`${name} needs --email.`);
  const person = values.name?.trim() ?? 'Administrator';
  refuseWrongValues(() => readNewUser({ name: person, email, role: 'Admin' }));
  const passwordStdin = values['password-stdin'];
  return name === 'create-admin'
    ? { name, email, passwordStdin, person }
    : { name: 'reset-password', email, passwordStdin };
}

/** Throws a UsageError for a value that its option cannot have. `read` reads the values as the server does. */
function refuseWrongValues(read: () => void): void {
  try {
    read();
  } catch (error) {
    throw error instanceof AppError ? new UsageError(`${error.message}.`) : error;
  }
}

function readVersions(name: string, args: readonly string[]): readonly VersionedAccession[] {
  if (args.length === 0) throw new UsageError(`${name} needs a version, such as AIA0000042.v3.`);
  return args.map((text) => {
    const version = parseVersionedAccession(text);
    if (version === null) throw new UsageError(`${text} is not a version, such as AIA0000042.v3.`);
    return version;
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.replace(/ To specify a positional argument .*/s, ''));
  }
}
