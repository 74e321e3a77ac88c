import { screen, within } from '@testing-library/react';

import {
  VocabularyClassesDocument,
  VocabularyTermDocument,
  VocabularyTermsDocument,
} from '../../generated/vocabulary';
import { routes } from '../../paths';
import { answerTo, refusal } from '../../test/answers';
import { type Answers, renderApp } from '../../test/renderApp';
import { TermPage } from './TermPage';
import { VocabularyPage } from './VocabularyPage';
import { pageSize } from './vocabularyView';

const link = (slug: string, name: string) => ({ __typename: 'TermLink', id: `id-${slug}`, slug, name });
const anca = link('anca', 'ANCA');
const jo1 = {
  ...link('anti-jo-1', 'Anti-Jo-1'),
  __typename: 'AutoantibodyTerm',
  isClass: false,
  synonyms: [
    { __typename: 'TermSynonym', name: 'Anti-HisRS', kind: 'exact', ambiguous: false },
    { __typename: 'TermSynonym', name: 'Jo', kind: 'abbreviation', ambiguous: true },
  ],
  classes: [link('myositis-specific', 'Myositis-specific antibodies')],
  icap: [{ __typename: 'IcapPattern', code: 'AC-20', name: 'Cytoplasmic fine speckled' }],
  counts: { __typename: 'TermCounts', entries: 3, diseases: 2 },
};
const inFull = {
  ...jo1,
  members: [],
  hpo: [{ __typename: 'HpoTerm', id: 'HP:0034152', label: 'Anti-Jo-1', relation: 'broad' }],
  loinc: [{ __typename: 'LoincCode', code: '5234-0', name: 'Jo-1 Ab', scope: 'own' }],
  targets: [{ __typename: 'TermTarget', uniprotId: 'P12081', name: 'Histidine--tRNA ligase' }],
  sources: [
    { __typename: 'TermSource', fact: 'hpo', source: 'Human Phenotype Ontology', version: '2026-08-14' },
  ],
  version: 1,
};

const none = { search: '', class: '', icap: '', page: 1, limit: pageSize };
const listed = (variables: Partial<typeof none>, items: readonly object[]) => {
  const pagination = { __typename: 'Pagination', page: 1, limit: pageSize, total: items.length, pages: 1 };
  return answerTo(
    { query: VocabularyTermsDocument, variables: { ...none, ...variables } },
    { autoantibodyTerms: { __typename: 'AutoantibodyTermPage', items, pagination } },
  );
};
const classesAnswer = answerTo(
  { query: VocabularyClassesDocument },
  {
    autoantibodyTerms: {
      __typename: 'AutoantibodyTermPage',
      items: [{ ...anca, __typename: 'AutoantibodyTerm', isClass: true }],
    },
  },
);
const visit = (at: string, ...answers: readonly Answers[]) =>
  renderApp({
    pages: { [routes.vocabulary]: VocabularyPage, [routes.term]: TermPage },
    at,
    answers: [classesAnswer, ...answers.flat()],
  });

test('lists names with other names, classes, patterns and entries, and offers the exports', async () => {
  const { user } = visit('/vocabulary', [listed({}, [jo1])]);
  const row = within(await screen.findByRole('row', { name: /Anti-Jo-1/ }));
  expect(row.getByRole('link', { name: 'Anti-Jo-1' })).toHaveAttribute('href', '/vocabulary/anti-jo-1');
  expect(row.getByText('Anti-HisRS; Jo')).toBeInTheDocument();
  expect(row.getByText('AC-20')).toBeInTheDocument();
  expect(screen.getByText('1 name')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: /^SSSOM/ })).toHaveAttribute(
    'href',
    '/api/vocabulary/autoantibodies/export?format=sssom',
  );
});

test('narrows by class, and says why nothing matches', async () => {
  const { user } = visit('/vocabulary', [listed({}, [jo1]), listed({ class: 'anca' }, [])]);
  await screen.findByRole('row', { name: /Anti-Jo-1/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'ANCA');
  expect(await screen.findByRole('heading', { name: 'No name matches' })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/vocabulary?class=anca');
  await user.click(screen.getByRole('button', { name: 'Show all names' }));
  expect(await screen.findByRole('row', { name: /Anti-Jo-1/ })).toBeInTheDocument();
});

test('shows a term with codes, links, sources and notices', async () => {
  visit('/vocabulary/anti-jo-1', [
    answerTo(
      { query: VocabularyTermDocument, variables: { name: 'anti-jo-1' } },
      { autoantibodyTerm: inFull },
    ),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Name of an autoantibody' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anti-Jo-1' })).toBeInTheDocument();
  expect(screen.getByText('3 entries about 2 diseases')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Its diseases' })).toHaveAttribute(
    'href',
    '/autoantibodies/anti-jo-1',
  );
  expect(screen.getByRole('link', { name: 'Show entries' })).toHaveAttribute(
    'href',
    '/entries?overview=autoantibody%2FAnti-Jo-1',
  );
  expect(screen.getByText('has other meanings, too')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^HP:0034152/ })).toHaveAttribute(
    'href',
    'https://hpo.jax.org/browse/term/HP:0034152',
  );
  expect(screen.getByRole('link', { name: 'AC-20' })).toHaveAttribute('href', '/vocabulary?icap=AC-20');
  expect(screen.getByText(/LOINC is copyright © Regenstrief Institute/)).toBeInTheDocument();
});

test('has no heading for the sources of a term without any', async () => {
  visit('/vocabulary/anti-jo-1', [
    answerTo(
      { query: VocabularyTermDocument, variables: { name: 'anti-jo-1' } },
      { autoantibodyTerm: { ...inFull, sources: [], hpo: [], loinc: [] } },
    ),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Anti-Jo-1' })).toBeInTheDocument();
  expect(screen.queryByText('Where this was read')).not.toBeInTheDocument();
});

test('says that a name is not known, and leads to the search', async () => {
  visit('/vocabulary/nothing-here', [
    refusal(
      { query: VocabularyTermDocument, variables: { name: 'nothing-here' } },
      'NOT_FOUND',
      'Term not found',
    ),
  ]);
  expect(await screen.findByRole('heading', { name: /has no “nothing-here”/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the vocabulary' })).toHaveAttribute(
    'href',
    '/vocabulary?search=nothing+here',
  );
});
