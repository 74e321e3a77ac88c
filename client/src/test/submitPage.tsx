import type { MockLink } from '@apollo/client/testing';
import { storageKeys } from '@contract/storage-keys';
import { fireEvent, screen } from '@testing-library/react';

import { SubmitPage } from '../features/submissions/submit/SubmitPage';
import { routes } from '../paths';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from './editing';
import { renderApp } from './renderApp';

/** The required texts of every proposal. */
export const five = {
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG',
  autoantigen: 'TG2',
  epitope: 'Not defined',
  uniprotId: 'P21980',
};
/** The secret of the receipt. */
export const ticket = 'T'.repeat(43);

/** Opens the form of a proposal; the pages that follow are replaced with stand-ins. */
export const visit = (
  answers: readonly MockLink.MockedResponse[] = [],
  at = '/submit',
  signedInAs?: object,
) =>
  renderApp({
    pages: {
      [routes.submit]: SubmitPage,
      [routes.submissionReceipt]: () => 'The receipt',
      [routes.submission]: () => 'The submission',
      [routes.entry]: () => 'The entry',
    },
    at,
    ...(signedInAs && { signedInAs }),
    answers: [additionalKeysAnswer(), ...answers, noDuplicatesAnswer(), noValuesAnswer()],
  });
export const box = (name: string) => screen.findByRole('combobox', { name });
export const text = (name: string) => screen.findByRole('textbox', { name });
export const address = () => screen.getByLabelText('Address').textContent;
export const sends = () => screen.findByRole('button', { name: /^Send/ });
/** The storage keys of drafts in this browser. */
export const drafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts));

/** Sets the texts at once: typing letter by letter takes long in a form of this size. */
export const put = (input: HTMLElement, said: string) => fireEvent.change(input, { target: { value: said } });

export async function fillFive() {
  put(await box('Disease'), five.disease);
  put(await box('Autoantibody'), five.autoantibody);
  put(await box('Autoantigen'), five.autoantigen);
  put(await box('Epitope'), five.epitope);
  put(await box('UniProt ID'), five.uniprotId);
}
