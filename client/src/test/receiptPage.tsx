import { screen } from '@testing-library/react';

import { ReceiptPage } from '../features/submissions/receipt/ReceiptPage';
import { routes } from '../paths';
import { type Answers, renderApp } from './renderApp';

/** The secret of the receipt, and the receipt's address. */
export const ticket = 'T'.repeat(43);
export const receiptPath = `/submissions/receipt/${ticket}`;

export const visit = (answers: Answers, where = receiptPath) =>
  renderApp({ pages: { [routes.submissionReceipt]: ReceiptPage }, at: where, answers });
/** The region that shows the status of the submission, found by its accessible name. */
export const findStatusRegion = (name: string) => screen.findByRole('region', { name });
