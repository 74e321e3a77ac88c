import { screen } from '@testing-library/react';

import { ImportPage } from '../features/imports/ImportPage';
import { ImportFileDocument } from '../generated/imports';
import type { ImportDetailsFragment, ImportOptions } from '../generated/types';
import { routes } from '../paths';
import { answerTo } from './answers';
import { countsAnswer, importAnswer, problemsAnswer } from './imports';
import { type Answers, renderApp } from './renderApp';

export const visit = (answers: Answers, at = '/import', signedInAs = {}) =>
  renderApp({ pages: { [routes.import]: ImportPage }, at, signedInAs, answers });

/** The imported file. */
export const file = new File(['disease,autoantibody\r\n'], 'messy.csv', { type: 'text/csv' });
export async function drop(user: ReturnType<typeof visit>['user']) {
  await user.upload(await screen.findByText('Choose file').then(fileInput), file);
}
function fileInput(): HTMLElement {
  const input = document.querySelector<HTMLElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file');
  return input;
}

/** The answers to the upload, and to the queries for its preview. */
export function previewAnswers(shown: ImportDetailsFragment, options: ImportOptions = {}) {
  return [
    answerTo(
      { query: ImportFileDocument, variables: { file, options: { dryRun: true, ...options } } },
      { importFile: shown },
    ),
    ...viewAnswers(shown),
  ];
}
export function viewAnswers(shown: ImportDetailsFragment) {
  return [importAnswer(shown), problemsAnswer(shown.id), countsAnswer(shown.id, shown.failed)];
}
