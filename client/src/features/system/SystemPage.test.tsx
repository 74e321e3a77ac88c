import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { SystemDocument } from '../../generated/system';
import type { SystemQuery } from '../../generated/types';
import { routes } from '../../paths';
import { answerTo } from '../../test/answers';
import { type Answers, renderApp } from '../../test/renderApp';
import { SystemPage } from './SystemPage';

type State = SystemQuery['system'];

const state: State = {
  version: '1.2.3',
  nodeVersion: 'v20.20.2',
  platform: 'linux x64',
  startedAt: '2026-11-20T08:00:00.000Z',
  dataDir: '/srv/atlas',
  disk: { totalBytes: 250 * 1024 ** 3, freeBytes: 76.4 * 1024 ** 3 },
  database: {
    version: '18.4',
    isEmbedded: true,
    bytes: 52_428_800,
    entries: 396,
  },
  queues: {
    mails: 0,
    mailsRetried: 0,
    importsWaiting: 0,
    importsRunning: 1,
    submissionsPending: 2,
  },
  backups: {
    folder: null,
    everySeconds: null,
    keep: null,
    lastGood: null,
    lastFailure: null,
  },
  migrations: ['Foundation1763650000000', 'Accounts1763680000000'],
};

const answer = (system: State): MockLink.MockedResponse => answerTo({ query: SystemDocument }, { system });

const visit = (...answers: Answers) =>
  renderApp({
    pages: { [routes.system]: SystemPage },
    at: '/system',
    signedInAs: { role: 'Admin' },
    answers,
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows the server, the database, the queues and the migrations', async () => {
  visit(answer(state));
  expect(screen.getByRole('status', { name: 'Loading system' })).toBeInTheDocument();
  const server = await section('Server');
  for (const text of ['1.2.3', 'v20.20.2', '/srv/atlas', '76.4 GB free of 250 GB']) {
    expect(server.getByText(text)).toBeVisible();
  }
  const database = await section('Database');
  for (const text of ['18.4', 'The embedded database', '50 MB', '396 entries']) {
    expect(database.getByText(text)).toBeVisible();
  }
  expect((await section('Queues')).getByText('1 running, 0 waiting')).toBeVisible();
  const migrations = (await section('Migrations')).getAllByRole('listitem');
  expect(migrations.map(({ textContent }) => textContent)).toEqual(state.migrations.toReversed());
});

test('says how to get backups where the server writes none', async () => {
  visit(answer(state));
  const backups = await section('Backups');
  expect(backups.getByText('None yet')).toBeVisible();
  expect(backups.getByText(/Set BACKUP_DIR and BACKUP_EVERY/)).toBeVisible();
});

test('shows the last backup, and the failure after it', async () => {
  const backups: State['backups'] = {
    ...state.backups,
    ...{ folder: '/backups', everySeconds: 86_400, keep: 7 },
    lastGood: {
      file: '/backups/autoimmune-atlas-20261120T030000Z.zip',
      startedAt: '2026-11-20T03:00:00.000Z',
      bytes: 2_097_152,
    },
    lastFailure: {
      startedAt: '2026-11-21T03:00:00.000Z',
      message: 'The disk is full',
    },
  };
  visit(answer({ ...state, backups }));
  const facts = await section('Backups');
  expect(facts.getByText('To /backups; 7 backups are kept')).toBeVisible();
  expect(facts.getByText(/autoimmune-atlas-20261120T030000Z\.zip, 2 MB/)).toBeVisible();
  expect(facts.getByText('The disk is full')).toBeVisible();
});

test.each([
  [86_400, 'Every 1 day'],
  [93_600, 'Every 26 hours'],
  [5400, 'Every 90 minutes'],
])('a schedule of %s seconds is written in whole units', async (everySeconds, text) => {
  const backups = { ...state.backups, folder: '/backups', everySeconds, keep: 7 };
  visit(answer({ ...state, backups }));
  expect((await section('Backups')).getByText(text)).toBeVisible();
});

test('refreshes on request, and offers a retry after a failure', async () => {
  const { user } = visit(
    { request: { query: SystemDocument }, error: new Error('away') },
    answer(state),
    answer({ ...state, queues: { ...state.queues, mails: 2, mailsRetried: 1 } }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchSystem);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await section('Server');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('2 e-mails wait')).toBeVisible();
  expect(screen.getByText(/1 could not be sent yet/)).toBeVisible();
});
