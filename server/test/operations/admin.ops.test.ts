import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { callApi } from '../call-api.js';
import { runAdmin } from './admin-process.js';
import {
  cleanUp,
  databaseProcess,
  emptyDataDir,
  initialisedDataDir,
  startAtlas,
  startExternalDatabase,
} from './atlas-process.js';
import { cloneRepository } from './repository-clone.js';

const env = { ADMIN_PASSWORD: 'the keys of all the tests' };

const signIn = (address: string, email: string, password: string) =>
  callApi(address, 'POST', restPaths.login, { body: { email, password } });

describe('on their own', () => {
  afterEach(cleanUp);

  test('create-admin works while the server is stopped, and the administrator signs in', async () => {
    const dataDir = emptyDataDir();
    const made = await runAdmin({ dataDir }, 'create-admin', '--email', 'Olga@Example.org', '--name', 'Olga');

    expect(made).toMatchObject({
      code: 0,
      errors: `There is no database in ${dataDir}; creating a new one.\n`,
    });
    expect(made.output).toContain('olga@example.org can sign in as an administrator.');
    expect(databaseProcess(dataDir)).toBeUndefined();

    const atlas = await startAtlas({ dataDir });
    expect((await signIn(await atlas.ready(), 'olga@example.org', made.password)).status).toBe(200);
    expect(atlas.output()).not.toContain('The first administrator');
  });

  test('the build before a command writes nothing between the lines of its output', async () => {
    const help = await runAdmin({ dataDir: emptyDataDir(), clone: cloneRepository() }, '--help');
    expect(help).toMatchObject({ code: 0, errors: expect.stringContaining('Built the server') });
    expect(help.output).toMatch(/^Usage: /);
  });

  test('list-users rejects a folder without a database', async () => {
    const dataDir = emptyDataDir();
    const listed = await runAdmin({ dataDir }, 'list-users');
    expect(listed.code).toBe(1);
    expect(listed.errors).toContain(`There is no database in ${dataDir}.`);
    expect(databaseProcess(dataDir)).toBeUndefined();
  });

  test('a data folder that cannot be looked into is not called empty', async () => {
    const file = join(emptyDataDir(), 'a-file');
    await writeFile(file, '');
    const listed = await runAdmin({ dataDir: join(file, 'data') }, 'list-users');
    expect(listed.errors).toMatch(/ENOTDIR.*set DATA_DIR to another folder/);
  });

  test('the commands use DATABASE_URL if it is set', async () => {
    const external = await startExternalDatabase();
    const settings = { DATABASE_URL: external.url };
    const dataDir = await initialisedDataDir();
    const made = await runAdmin({ dataDir, env: settings }, 'create-admin', '--email', 'olga@example.org');

    expect(made.code).toBe(0);
    expect(databaseProcess(dataDir)).toBeUndefined();
    const atlas = await startAtlas({ dataDir, env: settings });
    expect((await signIn(await atlas.ready(), 'olga@example.org', made.password)).status).toBe(200);
  });
});

// The first test names all people; the last one takes the password of the administrator away.
describe('beside a running server', () => {
  let dataDir: string;
  let address: string;
  beforeAll(async () => {
    dataDir = await initialisedDataDir();
    address = await (await startAtlas({ dataDir, env })).ready();
  });
  afterAll(cleanUp);

  test('list-users prints a table or JSON, without secrets', async () => {
    await runAdmin({ dataDir }, 'create-admin', '--email', 'olga@example.org', '--name', 'Olga Weber');
    const table = await runAdmin({ dataDir }, 'list-users');
    const json = await runAdmin({ dataDir }, 'list-users', '--json');

    expect(table.output).toMatch(/^olga@example\.org +Olga Weber +Admin +active +never$/m);
    const listed = JSON.parse(json.output.slice(json.output.indexOf('['))) as object[];
    expect(listed).toHaveLength(2);
    for (const email of ['admin@localhost', 'olga@example.org'])
      expect(listed).toContainEqual(expect.objectContaining({ email, isClosed: false }));
    expect(json.output).not.toMatch(/argon2|hash/i);
  });

  test('--password-stdin reads a password without printing it', async () => {
    const input = 'fourteen hares in the cellar\n';
    const args = ['create-admin', '--email', 'pia@example.org', '--password-stdin'];
    const made = await runAdmin({ dataDir, input }, ...args);
    const refused = await runAdmin({ dataDir, input: 'short\n' }, 'reset-password', ...args.slice(1));
    const other = ['create-admin', '--email', 'ida@example.org', '--password-stdin'];
    const blank = await runAdmin({ dataDir, input: '\n' }, ...other);

    expect(blank).toMatchObject({ code: 2, errors: expect.stringContaining('There is no password') });
    expect(made.code).toBe(0);
    expect(made.output).not.toContain('hares');
    expect(refused).toMatchObject({ code: 1, errors: `${messages.passwordTooShort}\n` });
  });

  test('an existing e-mail, an unknown e-mail and an unknown command get error messages', async () => {
    const taken = await runAdmin({ dataDir }, 'create-admin', '--email', 'admin@localhost');
    const unknown = await runAdmin({ dataDir }, 'reset-password', '--email', 'nobody@example.org');
    const misused = await runAdmin({ dataDir }, 'drop-everything');

    expect(taken.code).toBe(1);
    expect(taken.errors).toContain(messages.emailTaken);
    expect(taken.errors).toContain('reset-password --email admin@localhost');
    expect(unknown).toMatchObject({ code: 1, errors: `${messages.userNotFound}\n` });
    expect(misused.code).toBe(2);
    expect(misused.errors).toBe(
      'There is no command drop-everything.\n\nAll commands: npm run admin -- --help\n',
    );
  });

  test('an export ends without an error when its reader has enough', async () => {
    const command = `(${process.execPath} tools/run-program.mjs admin.js export -; echo "code $?" >&2) | head -c 4`;
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir };
    expect(await promisify(execFile)('sh', ['-c', command], { env })).toEqual({
      stdout: '_id,',
      stderr: 'code 0\n',
    });
  });

  test('withdraw-version hides a version, and --undo restores it', async () => {
    const { token } = (await signIn(address, 'admin@localhost', env.ADMIN_PASSWORD)).body;
    const edit = (mechanism: string) =>
      callApi(address, 'PUT', '/api/disease/AIA0000001', { body: { mechanism }, token });
    await edit('Seen in Jane Doe');
    await edit('Not known');
    const statusOf = async (version: number) =>
      (await fetch(`${address}/api/disease/AIA0000001.v${String(version)}`)).status;

    const done = await runAdmin({ dataDir }, 'withdraw-version', 'AIA0000001.v2');
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(done.output).toContain('AIA0000001.v2 is withdrawn');
    expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([200, 410, 200]);

    const refused = await runAdmin({ dataDir }, 'withdraw-version', 'AIA0000001.v3');
    expect(refused).toMatchObject({ code: 1, errors: `AIA0000001.v3: ${messages.versionCurrent}\n` });
    const undone = await runAdmin({ dataDir }, 'withdraw-version', '--undo', 'AIA0000001.v2');
    expect(undone.output).toContain('AIA0000001.v2 can be read again');
    expect(await statusOf(2)).toBe(200);
  });

  test('reset-password ends sessions and removes locks', async () => {
    const { token } = (await signIn(address, 'admin@localhost', env.ADMIN_PASSWORD)).body;
    for (let i = 0; i < 11; i += 1) await signIn(address, 'admin@localhost', 'a password that is wrong');
    expect((await signIn(address, 'admin@localhost', env.ADMIN_PASSWORD)).status).toBe(429);

    const reset = await runAdmin({ dataDir }, 'reset-password', '--email', 'ADMIN@localhost');
    expect(reset).toMatchObject({ code: 0, errors: '' });
    expect((await signIn(address, 'admin@localhost', reset.password)).status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(address + restPaths.profile, { headers })).status).toBe(401);
  });
});
