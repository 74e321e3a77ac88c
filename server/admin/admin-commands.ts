import { formatVersionedAccession } from '../../schema/contract/accession.js';
import { AppError } from '../errors.js';
import type { Secret } from '../secret.js';
import type { AccountRecoveryService } from '../services/auth/account-recovery.service.js';
import type { EntryEditingService } from '../services/entries/entry-editing.service.js';
import type { ExportService } from '../services/exports/export.service.js';
import type { ImportService } from '../services/imports/import.service.js';
import { randomPassword } from '../services/passwords/random-password.js';
import { type RequestContext, shellViewer } from '../services/request-context.js';
import type { UserAdministrationService } from '../services/users/user-administration.service.js';
import type { UserDirectoryService } from '../services/users/user-directory.service.js';
import type { AdminCommand, BackupCommand, CommandOf } from './admin-arguments.js';
import { exportEntries } from './export-entries.js';
import { importEntries } from './import-entries.js';
import { listUsers } from './list-users.js';

/** Dependencies of the commands. */
interface AdminParts {
  readonly users: UserDirectoryService;
  readonly userAdministration: UserAdministrationService;
  readonly recovery: AccountRecoveryService;
  readonly imports: ImportService;
  readonly exports: ExportService;
  readonly entryEditing: EntryEditingService;
  /** Base folder of relative paths. */
  readonly folder: string;
  readonly print: (line: string) => void;
  /** Reports progress, separately from the printed result. */
  readonly printProgress: (line: string) => void;
  readonly readInput: () => Promise<Secret>;
  /** Ends an export. */
  readonly stop: AbortSignal;
}

/** The request context of a shell user. */
const shell: RequestContext = {
  viewer: shellViewer,
  tokenRefused: false,
  address: 'shell',
  requestId: 'admin',
};

/** Runs a command with the same services as both APIs. */
export async function runCommand(
  command: Exclude<AdminCommand, CommandOf<'help'> | BackupCommand>,
  parts: AdminParts,
): Promise<void> {
  switch (command.name) {
    case 'create-admin':
      return createAdmin(command, parts);
    case 'reset-password':
      return resetPassword(command, parts);
    case 'list-users':
      return listUsers(shell, command.json, parts);
    case 'import':
      return importEntries(shell, command, parts);
    case 'export':
      return exportEntries(shell, command, parts);
    case 'withdraw-version':
      return withdrawVersions(command, parts);
  }
}

/** Withdraws one version after the other. Those before a failure remain withdrawn. */
async function withdrawVersions(
  { versions, undo }: CommandOf<'withdraw-version'>,
  { entryEditing, print }: AdminParts,
): Promise<void> {
  for (const cited of versions) {
    const name = formatVersionedAccession(cited);
    await entryEditing.withdrawVersion(shell, cited.accession, cited.version, { undo }).catch(naming(name));
    print(undo ? `${name} can be read again.` : `${name} is withdrawn: nobody can read it any more.`);
  }
}

/** Puts before the message of a refusal what it is about. */
function naming(name: string) {
  return (error: unknown): never => {
    throw error instanceof AppError ? new AppError(error.code, `${name}: ${error.message}`) : error;
  };
}

async function createAdmin(
  { email, person, passwordStdin }: CommandOf<'create-admin'>,
  parts: AdminParts,
): Promise<void> {
  const password = passwordStdin ? await parts.readInput() : randomPassword();
  const account = { name: person, email, role: 'Admin', password: password.reveal() };
  const made = await parts.userAdministration.create(shell, account).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'CONFLICT' ? taken(email, error) : error;
  });
  parts.print(`${made.email} can sign in as an administrator.`);
  if (!passwordStdin) parts.print(passwordLine(password));
}

function taken(email: string, { code, message }: AppError): AppError {
  const advice =
    `To set its password: npm run admin -- reset-password --email ${email}\n` +
    `To make it an administrator, sign in as an administrator and change its role under Users.`;
  return new AppError(code, `${message}.\n${advice}`);
}

async function resetPassword(
  { email, passwordStdin }: CommandOf<'reset-password'>,
  parts: AdminParts,
): Promise<void> {
  const password = passwordStdin ? await parts.readInput() : randomPassword();
  const account = await parts.recovery.setPassword(email, password);
  parts.print(`The password of ${account.email} is set, and all its sessions have ended.`);
  if (!passwordStdin) parts.print(passwordLine(password));
  if (!account.isActive)
    parts.print('The account is deactivated: it cannot sign in until an administrator activates it.');
}

function passwordLine(password: Secret): string {
  return `  Password: ${password.reveal()}  (shown only this once)`;
}
