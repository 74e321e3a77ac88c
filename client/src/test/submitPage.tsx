import type { MockLink } from '@apollo/client/testing';
import { storageKeys } from '@contract/storage-keys';
import { fireEvent, screen } from '@testing-library/react';

import { SubmitPage } from '../features/submissions/submit/SubmitPage';
import { routes } from '../paths';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from './editing';
import { renderApp } from './renderApp';

/** What every proposal has to say. */
export const five = {
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG',
  autoantigen: 'TG2',
  epitope: 'Not defined',
  uniprotId: 'P21980',
};
/** The secret of the receipt. */
export const ticket = 'T'.repeat(43);

/** Visits the form of a proposal, from which one can get to stand-ins for what comes of it. */
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
/** The keys under which this browser keeps drafts. */
export const drafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts));

/** At once: with a form this long, typing letter by letter takes its time. */
export const put = (input: HTMLElement, said: string) => fireEvent.change(input, { target: { value: said } });

export async function fillFive() {
  put(await box('Disease'), five.disease);
  put(await box('Autoantibody'), five.autoantibody);
  put(await box('Autoantigen'), five.autoantigen);
  put(await box('Epitope'), five.epitope);
  put(await box('UniProt ID'), five.uniprotId);
}
