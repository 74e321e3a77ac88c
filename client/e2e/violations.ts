import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What of a page, in the state it is in, breaks WCAG 2.2 AA or good practice: the rule and the element. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
