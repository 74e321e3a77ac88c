import { statSync } from 'node:fs';
import { join } from 'node:path';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { callApi } from '../call-api.js';
import { cleanUp, initialisedDataDir, startAtlas, startExternalDatabase } from './atlas-process.js';

afterEach(cleanUp);

const printedPassword = /^ {2}Password: ([a-z0-9-]{20,}) {2}\(shown only this once\)$/m;

const signIn = (address: string, email: string, password: string) =>
  callApi(address, 'POST', restPaths.login, { body: { email, password } });

test('the first start prints the credentials of an administrator, who stays signed in at a restart', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startAtlas({ dataDir });
  const address = await first.ready();
  const password = printedPassword.exec(first.output())?.[1] ?? '';

  expect(first.output()).toContain(
    'The first administrator can sign in at /login:\n  E-mail:   admin@localhost\n',
  );
  const { status, body } = await signIn(address, 'admin@localhost', password);
  expect(status).toBe(200);
  expect(first.output().split(password)).toHaveLength(2);
  expect(statSync(join(dataDir, 'jwt.secret')).mode & 0o777).toBe(0o600);
  first.child.kill('SIGTERM');
  await first.ended;

  const second = await startAtlas({ dataDir });
  const profile = (await second.ready()) + restPaths.profile;
  expect((await fetch(profile, { headers: { authorization: `Bearer ${body.token}` } })).status).toBe(200);
  expect((await signIn(await second.ready(), 'admin@localhost', password)).status).toBe(200);
  expect(second.output()).not.toContain('administrator');
});

test('ADMIN_PASSWORD is used and never printed', async () => {
  const env = { ADMIN_EMAIL: 'Head@Example.ORG', ADMIN_PASSWORD: 'the keys of all the tests' };
  const atlas = await startAtlas({ dataDir: await initialisedDataDir(), env });

  const { status } = await signIn(await atlas.ready(), 'head@example.org', env.ADMIN_PASSWORD);
  expect(status).toBe(200);
  expect(atlas.output()).toContain('E-mail:   head@example.org\n  Password: the one in ADMIN_PASSWORD');
  expect(atlas.output()).not.toContain(env.ADMIN_PASSWORD);
});

test('of two instances that start at once on an empty database one creates the administrator', async () => {
  const external = await startExternalDatabase();
  const env = { DATABASE_URL: external.url };
  const both = [
    await startAtlas({ dataDir: await initialisedDataDir(), env }),
    await startAtlas({ dataDir: await initialisedDataDir(), env }),
  ];
  await Promise.all(both.map((atlas) => atlas.ready()));

  expect(both.filter((atlas) => printedPassword.test(atlas.output()))).toHaveLength(1);
});
