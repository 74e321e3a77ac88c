import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';

const atlas = startAtlas();

/** The ways to show the list, each with one of its details open, and what shows that it has loaded completely. */
const states = [
  {
    name: 'a table with every kind of column',
    path: '/entries?columns=accession,disease,epitope,uniprotId,mechanism,reference,updatedAt&search=anti',
    complete: /^1–10 of/,
  },
  {
    name: 'the cards',
    path: '/entries?view=cards&disease=Systemic+lupus+erythematosus',
    complete: 'Anti-dsDNA',
  },
  {
    name: 'a tree with open branches',
    path: '/entries?view=tree&search=acquired',
    complete: /^\d+ entr/,
    act: async (page: Page) => {
      await page.getByRole('treeitem', { name: 'Acquired hemophilia A' }).click();
      await page.getByRole('treeitem', { level: 2 }).click();
      await page.getByRole('treeitem', { level: 3 }).waitFor();
    },
  },
  {
    name: 'the drawer of filters',
    path: '/entries?mechanism=complement',
    complete: 'Clear all',
    act: async (page: Page) => {
      await page.getByRole('button', { name: /filters/i }).click();
      await page.getByRole('textbox', { name: 'Synonyms' }).waitFor();
    },
  },
  {
    name: 'the options of a filter',
    path: '/entries',
    complete: 'of 450',
    act: async (page: Page) => {
      const drawer = page.getByRole('button', { name: 'Filters', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: /^Enzyme/ }).waitFor();
    },
  },
  {
    name: 'the menu of exports',
    path: '/entries',
    complete: 'of 450',
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^CSV/ }).waitFor();
    },
  },
  {
    name: 'the choice of columns',
    path: '/entries',
    complete: 'of 450',
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Synonyms' }).waitFor();
    },
    // Phones show cards.
    variants: everyVariant.filter(({ width }) => width === 1280),
  },
];

test.each(states)('browsing, $name is accessible and fits', (state) =>
  expectFit(atlas, { variants: everyVariant, ...state }),
);
