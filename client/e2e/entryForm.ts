import type { Page } from 'playwright-core';

/** Opens a folded section of the form of an entry. */
export function openSection(page: Page, name: string): Promise<void> {
  return page
    .locator('details:not([open]) > summary')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .click();
}
