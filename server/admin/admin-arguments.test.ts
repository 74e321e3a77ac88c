import { importFileMessages } from '../../schema/contract/messages-import-files.js';
import { messages } from '../../schema/contract/messages.js';
import { help, readArguments, UsageError, usageOf } from './admin-arguments.js';

test.each([
  [
    'create-admin --email a@example.org',
    { name: 'create-admin', email: 'a@example.org', person: 'Administrator', passwordStdin: false },
  ],
  [
    'create-admin --name Olga --email=a@example.org --password-stdin',
    { name: 'create-admin', email: 'a@example.org', person: 'Olga', passwordStdin: true },
  ],
  [
    'reset-password --email a@example.org',
    { name: 'reset-password', email: 'a@example.org', passwordStdin: false },
  ],
  ['list-users --json', { name: 'list-users', json: true }],
  ['list-users', { name: 'list-users', json: false }],
  [
    'import entries.csv --mode valid-only --dry-run --existing=update --report bad.csv',
    {
      name: 'import',
      file: 'entries.csv',
      mode: 'valid-only',
      dryRun: true,
      existing: 'update',
      sheet: null,
      mapping: null,
      report: 'bad.csv',
    },
  ],
  ['export - --columns disease,type', { name: 'export', file: '-', format: null, columns: 'disease,type' }],
  [
    'withdraw-version AIA0000042.v3 aia0000007.v1',
    {
      name: 'withdraw-version',
      versions: [
        { accession: 'AIA0000042', version: 3 },
        { accession: 'AIA0000007', version: 1 },
      ],
      undo: false,
    },
  ],
  [
    'withdraw-version --undo AIA0000042.v3',
    { name: 'withdraw-version', versions: [{ accession: 'AIA0000042', version: 3 }], undo: true },
  ],
  ['backup atlas.zip', { name: 'backup', file: 'atlas.zip' }],
  ['restore atlas.zip', { name: 'restore', file: 'atlas.zip' }],
  ['verify-backup atlas.zip', { name: 'verify-backup', file: 'atlas.zip' }],
  ['--help', { name: 'help' }],
  ['create-admin --help', { name: 'help' }],
  ['help', { name: 'help' }],
])('parses %s', (line, command) => {
  expect(readArguments(line.split(' '))).toEqual(command);
});

test.each([
  ['', 'Name a command.'],
  ['drop-everything', 'There is no command drop-everything.'],
  ['constructor', 'There is no command constructor.'],
  ['create-admin', 'create-admin needs --email.'],
  ['reset-password --email=', 'reset-password needs --email.'],
  ['create-admin --email notanaddress', `${messages.emailInvalid}.`],
  ['reset-password --email a@b@c', `${messages.emailInvalid}.`],
  ['list-users --email a@example.org', 'list-users has no option --email.'],
  ['create-admin --email a@example.org --json', 'create-admin has no option --json.'],
  ['list-users now', 'list-users has too many arguments: now'],
  ['import', 'import needs a file.'],
  ['import a.csv b.csv', 'import has too many arguments: b.csv'],
  ['export a.csv --mode all', 'export has no option --mode.'],
  ['withdraw-version', 'withdraw-version needs a version, such as AIA0000042.v3.'],
  ['withdraw-version AIA0000042', 'AIA0000042 is not a version, such as AIA0000042.v3.'],
  ['withdraw-version AIA0000042.v3 --json', 'withdraw-version has no option --json.'],
  ['backup', 'backup needs a file.'],
  ['restore a.zip b.zip', 'restore has too many arguments: b.zip'],
  ['import a.csv --mode some', 'mode must be one of: all, valid-only.'],
  ['import a.csv --existing replace', 'existing must be one of: refuse, update.'],
  ['import a.csv --mapping Target=autoantigen', importFileMessages.mappingMalformed],
  ['export a.csv --format pdf', 'format must be one of: json, csv, tsv, xlsx, ndjson.'],
  ['export a.csv --columns disease,colour', /^columns must be one of: /],
  ['export a.csv --undo', 'export has no option --undo.'],
  ['list-users --loud', /^Unknown option '--loud'\.$/],
])('rejects %j with a message', (line, message) => {
  const read = () => readArguments(line.split(' ').filter(Boolean));

  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});

test('shows the usage of the command alone, and of all commands without one', () => {
  expect(usageOf(['reset-password', '--loud'])).toMatch(
    /^Usage: npm run admin --\n\n  reset-password --email .*\n/,
  );
  expect(usageOf(['reset-password'])).not.toContain('list-users');
  expect(usageOf(['restore', 'a.zip'])).toContain('Loads a backup');
  expect(usageOf(['verify-backup'])).toMatch(/checksums\.\n\nAll commands: npm run admin -- --help\n$/);
  expect(usageOf(['drop-everything'])).toBe('All commands: npm run admin -- --help\n');
  expect(usageOf(['--loud'])).toBe(help);
});
