import type { Page } from 'playwright-core';

import type { TestApp } from '../../server/test/start-test-app.js';
import { callRest, type SignedIn, signIn } from './signed-in.js';

/** The password of all of them. */
export const password = 'vierzehn Hasen im Keller';

/** Two reviewers and a curator, all signed in. */
export async function addReviewers(app: TestApp) {
  const { token } = await signIn(app);
  const add = async (name: string, role: string): Promise<SignedIn> => {
    const email = `${name.toLowerCase()}@example.org`;
    await callRest(app, 'POST', '/api/users', { body: { name, email, role, password }, token });
    return signIn(app, { email, password });
  };
  const [rita, rolf, cora] = await Promise.all([
    add('Rita', 'Reviewer'),
    add('Rolf', 'Reviewer'),
    add('Cora', 'Curator'),
  ]);
  return { rita, rolf, cora };
}

/** Submits a proposal that only one test uses, and returns its id. */
export async function propose(
  app: TestApp,
  autoantibody: string,
  by?: SignedIn,
  more: object = {},
): Promise<string> {
  const body = {
    disease: 'A disease under review',
    autoantibody,
    autoantigen: 'Test antigen',
    epitope: 'Not defined',
    uniprotId: 'not a protein',
    ...more,
  };
  const { data } = await callRest<{ data: { _id: string } }>(app, 'POST', '/api/submissions', {
    body,
    ...(by && { token: by.token }),
  });
  return data._id;
}

export async function heading(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens a submission from the queue by searching for it. */
export async function openFromQueue(page: Page, autoantibody: string): Promise<void> {
  await page.goto('/submissions');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill(autoantibody);
  await page.getByText('1 submission', { exact: true }).waitFor();
  await page.getByRole('link', { name: autoantibody }).click();
  await heading(page, new RegExp(autoantibody));
}
