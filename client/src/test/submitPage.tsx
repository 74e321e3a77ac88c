import { fireEvent, screen } from '@testing-library/react';

import { SubmitPage } from '../features/submissions/submit/SubmitPage';
import { routes } from '../paths';
import { additionalKeysAnswer, noDuplicatesAnswer, noValuesAnswer } from './editing';
import { type Answers, renderApp } from './renderApp';

/** The required texts of every proposal. */
export const requiredValues = {
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG',
  autoantigen: 'TG2',
  epitope: 'Not defined',
  uniprotId: 'P21980',
};
/** The secret of the receipt. */
export const ticket = 'T'.repeat(43);

/** Opens the form of a proposal; the pages that follow are replaced with stand-ins. */
export const visit = (answers: Answers = [], at = '/submit', signedInAs?: object) =>
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
export const findCombobox = (name: string) => screen.findByRole('combobox', { name });
export const findTextbox = (name: string) => screen.findByRole('textbox', { name });
export const findSendButton = () => screen.findByRole('button', { name: /^Send/ });

/** Sets the texts at once: typing letter by letter takes long in a form of this size. */
export const setText = (input: HTMLElement, said: string) =>
  fireEvent.change(input, { target: { value: said } });

export async function fillRequiredValues() {
  setText(await findCombobox('Disease'), requiredValues.disease);
  setText(await findCombobox('Autoantibody'), requiredValues.autoantibody);
  setText(await findCombobox('Autoantigen'), requiredValues.autoantigen);
  setText(await findCombobox('Epitope'), requiredValues.epitope);
  setText(await findCombobox('UniProt ID'), requiredValues.uniprotId);
}
