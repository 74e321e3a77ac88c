import { parseArgs } from 'node:util';

/** What somebody with a shell on the server asks for. */
export type AdminCommand =
  | {
      readonly name: 'create-admin';
      readonly email: string;
      readonly person: string;
      readonly passwordStdin: boolean;
    }
  | { readonly name: 'reset-password'; readonly email: string; readonly passwordStdin: boolean }
  | { readonly name: 'list-users'; readonly json: boolean }
  | { readonly name: 'help' };

/** Says in a sentence why the arguments cannot be understood. */
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

  --password-stdin   takes the password from standard input instead; nothing is printed then
  --help             shows this

The settings are those of the server (environment or .env). It may be running or not.
`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Which of the options each command takes. */
const optionsOf = new Map<string | undefined, readonly string[]>(
  Object.entries({
    'create-admin': ['email', 'name', 'password-stdin'],
    'reset-password': ['email', 'password-stdin'],
    'list-users': ['json'],
  }),
);

/** Reads the arguments after the program's name, or throws a UsageError. */
export function readArguments(args: readonly string[]): AdminCommand {
  const { values, positionals, tokens } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  const allowed = optionsOf.get(name);
  if (name === undefined || allowed === undefined) {
    throw new UsageError(name === undefined ? 'Say which command.' : `There is no command ${name}.`);
  }
  if (rest.length > 0) throw new UsageError(`${name} does not know what to do with: ${rest.join(' ')}`);
  const foreign = tokens.find((token) => token.kind === 'option' && !allowed.includes(token.name));
  if (foreign?.kind === 'option') throw new UsageError(`${name} does not take ${foreign.rawName}.`);

  if (name === 'list-users') return { name, json: values.json };
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
