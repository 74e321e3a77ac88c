import { fireEvent, screen, waitFor } from '@testing-library/react';

import { EntryPage } from '../features/entries/detail/EntryPage';
import { routes } from '../paths';
import { noAnswer } from '../test/answers';
import { entryAnswer, makeEntry } from '../test/entries';
import { relatedAnswer } from '../test/histories';
import { type Answers, renderApp } from '../test/renderApp';

const entry = makeEntry({ mechanism: 'First' });
const visit = (...later: Answers) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${entry.accession}`,
    answers: [entryAnswer(entry, entry), { ...relatedAnswer(entry), maxUsageCount: Infinity }, ...later],
  });
const changedTo = (mechanism: string) => entryAnswer(entry, { ...entry, version: 2, mechanism });
const comeBackAfter = (seconds: number) => {
  jest.setSystemTime(Date.now() + seconds * 1000);
  fireEvent.focus(window);
};

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

test('fetches changes of others on window focus', async () => {
  visit(changedTo('Second'));
  await screen.findByText('First');
  comeBackAfter(6);
  expect(await screen.findByText('Second')).toBeInTheDocument();
});

test('fetches at most once in some seconds, however often the window is focused', async () => {
  visit(changedTo('Second'), changedTo('Third'), changedTo('Fourth'));
  await screen.findByText('First');
  comeBackAfter(1);
  comeBackAfter(6);
  comeBackAfter(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Second')).toBeInTheDocument();
  comeBackAfter(6);
  expect(await screen.findByText('Third')).toBeInTheDocument();
});

test('keeps the displayed data while fetching and after a failure', async () => {
  const { request } = changedTo('Never');
  visit(noAnswer(request), { ...changedTo('Second'), maxUsageCount: Infinity });
  await screen.findByText('First');
  comeBackAfter(6);
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading entry' })).not.toBeInTheDocument();
  // The mocked failure has been consumed once this answer arrives.
  await waitFor(() => {
    comeBackAfter(6);
    expect(screen.getByText('Second')).toBeInTheDocument();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
