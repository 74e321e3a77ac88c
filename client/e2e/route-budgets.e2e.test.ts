import type { Page } from 'playwright-core';

import { type ClientPageName, clientPages } from '../../schema/contract/client-pages.js';
import { startAtlas } from './atlas.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

const accession = 'AIA0000101';
let admin: SignedIn;
let preview: { readonly importId: string };
let proposal: { readonly data: { readonly _id: string }; readonly ticket: string };

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
    const body = {
      disease: 'Celiac disease',
      autoantibody: 'Anti-tTG of tests',
      autoantigen: 'Tissue transglutaminase',
      epitope: 'Not defined',
      uniprotId: 'P21980',
      submitterName: 'Grace Hopper',
    };
    proposal = await callRest(app, 'POST', '/api/submissions', { body });
    const entries = [body, { ...body, disease: '' }];
    preview = await callRest(app, 'POST', '/api/disease/bulk/import?dryRun=true&mode=valid-only', {
      body: { entries },
      token: admin.token,
    });
  },
});

/** What a page may load before anything is pressed: scripts in bytes as they are sent, and requests of every kind. */
const budget = { scriptBytes: 220_000, requests: 40 };
/** The page that most visitors load first may load less. */
const budgetOf = (name: ClientPageName) => (name === 'home' ? { ...budget, scriptBytes: 190_000 } : budget);

/** An address of each page whose path has parameters. */
const addresses: Partial<Record<ClientPageName, () => string>> = {
  entry: () => `/entries/${accession}`,
  compareEntries: () => `/entries/compare?entries=${accession},AIA0000102`,
  editEntry: () => `/entries/${accession}/edit`,
  disease: () => '/diseases/systemic-lupus-erythematosus',
  autoantibody: () => '/autoantibodies/anca',
  autoantigen: () => '/autoantigens/glutamate-decarboxylase-2',
  pattern: () => '/patterns/AC-4',
  vocabularyTerm: () => '/vocabulary/anca',
  submission: () => `/submissions/${proposal.data._id}`,
  submissionReceipt: () => `/submissions/receipt/${proposal.ticket}`,
  user: () => `/users/${admin.user._id}`,
  oneImport: () => `/import/${preview.importId}`,
};

/** Pages that search engines do not list, but visitors open. */
const visited: readonly ClientPageName[] = [
  'compareEntries',
  'submissionReceipt',
  'login',
  'forgotPassword',
  'resetPassword',
];
const visitorOf = (name: ClientPageName) =>
  clientPages[name].isOpen || visited.includes(name) ? 'a visitor' : 'an administrator';

const isPageName = (name: string): name is ClientPageName => Object.hasOwn(clientPages, name);
const pages = Object.keys(clientPages)
  .filter(isPageName)
  .map((name) => ({ name, who: visitorOf(name) }));

test.each(pages)('$name loads little before the first press of $who', async ({ name, who }) => {
  const page = await atlas.look(who === 'a visitor' ? {} : signedInProfile(atlas.app, admin));
  await page.goto(addresses[name]?.() ?? clientPages[name].path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await loadedBy(page);
  expect(loaded.scriptBytes).toBeGreaterThan(50_000);
  expect(loaded.scriptBytes).toBeLessThanOrEqual(budgetOf(name).scriptBytes);
  expect(loaded.requests).toBeLessThanOrEqual(budgetOf(name).requests);
});

/** The compressed size of the scripts, and the number of requests, that for the page itself included. */
function loadedBy(page: Page): Promise<typeof budget> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    return {
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: resources.length + 1,
    };
  });
}
