import type { Page } from 'playwright-core';

import { everyVariant, expectTextSizes, type ScreenVariant } from './screens.js';

const receiptOf = (ticket: string) => `/submissions/receipt/${ticket}`;

/** Each scheme and each width once: curators use the same form, which is checked there too. */
const twoVariants: readonly ScreenVariant[] = [
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 1280 },
];

/** The secrets of a pending submission and of one about which the reviewer has a question. */
interface Tickets {
  readonly waiting: string;
  readonly asked: string;
}

/** The screens of submitters, what shows that each has loaded completely, and what is done there first. */
export const submitScreens = (tickets: () => Tickets) => [
  {
    name: 'a proposal that was refused',
    path: () => '/submit',
    complete: 'Send proposal',
    variants: twoVariants,
    act: async (page: Page) => {
      await page.getByRole('combobox', { name: 'UniProt ID' }).fill('not an accession');
      await page.keyboard.press('Control+s');
      await page.getByText('Disease is required').first().waitFor();
    },
    also: expectTextSizes,
  },
  {
    name: 'a correction',
    path: () => '/submit?entry=AIA0000043',
    complete: 'Send correction',
    variants: twoVariants,
    act: async (page: Page) => {
      await page.getByLabel('Mechanism').fill('Something else.');
      await page.getByText('Send 1 change for review').waitFor();
      // The bar with the submit button must not cover part of anything.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'the question whether to withdraw',
    path: () => receiptOf(tickets().waiting),
    complete: 'Your submission is waiting for a reviewer',
    variants: twoVariants,
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a receipt with a question',
    path: () => receiptOf(tickets().asked),
    complete: 'The reviewer has a question',
    variants: everyVariant,
  },
  {
    name: 'an answer',
    path: () => `${receiptOf(tickets().asked)}?answer`,
    complete: 'Send answer',
    variants: twoVariants,
  },
  {
    name: 'a link that is cut off',
    path: () => receiptOf('abc'),
    complete: 'This link belongs to no submission',
    variants: twoVariants,
  },
];
