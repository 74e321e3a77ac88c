import { limits } from '../../schema/contract/limits.js';
import { paginationNoun } from './entry.js';
import { limitField, pageField } from './list-args.js';
import {
  count,
  enumeration,
  type Field,
  flag,
  id,
  input,
  key,
  many,
  moment,
  type Noun,
  noun,
  objectOf,
  type Of,
  one,
  oneOf,
  orNull,
  text,
  version,
} from './noun.js';

export const synonymKinds = enumeration('SynonymKind', 'How another name relates to a term.', {
  exact: 'It means the same.',
  abbreviation: 'It means the same, abbreviated.',
  broad: 'It is wider, such as the name of a complex for one of its parts.',
  related: 'It is connected with the term, such as a former or a descriptive name.',
});

const synonymNoun = noun('TermSynonym', 'Another name of a term.', {
  name: text('The name.'),
  kind: oneOf(synonymKinds, 'How it relates to the term.'),
  ambiguous: flag('Whether it has other meanings, too.'),
});

/** A term that something refers to. */
export type TermLink = Of<typeof termLinkNoun>;
export const termLinkNoun = noun('TermLink', 'A term that another one, or an entry, refers to.', {
  id: id('Identifier of the term.'),
  slug: text('Slug of the term, for addresses and filters.'),
  name: text('Name of the term.'),
});

const icapPatternNoun = noun('IcapPattern', 'A HEp-2 pattern of the ICAP consensus.', {
  code: text('Code of the pattern, such as AC-4.', { pattern: '^AC-\\d{1,2}$' }),
  name: orNull(text('Name of the pattern; null if it was not verified.')),
});

export const hpoRelations = enumeration(
  'HpoRelation',
  'How a term of the Human Phenotype Ontology relates to ours.',
  {
    exact: 'It means a positive result for exactly this.',
    broad: 'It is wider.',
    narrow: 'It is narrower.',
    close: 'It is close, but not the same.',
  },
);

const hpoTermNoun = noun('HpoTerm', 'A term of the Human Phenotype Ontology, unaltered.', {
  id: text('Identifier, such as HP:0034152.', { pattern: '^HP:\\d{7}$' }),
  label: text('Label of the term.'),
  relation: oneOf(hpoRelations, 'How it relates to this term.'),
});

export const loincScopes = enumeration('LoincScope', 'What a LOINC code measures.', {
  own: 'Exactly this.',
  group: 'The group that this belongs to.',
});

const loincCodeNoun = noun('LoincCode', 'A LOINC code of a test. Its present status was not checked.', {
  code: text('The code with its check digit, such as 5234-0.', { pattern: '^\\d{1,7}-\\d$' }),
  name: text('Name of the test as the source writes it.'),
  scope: oneOf(loincScopes, 'What the test measures.'),
});

const termTargetNoun = noun('TermTarget', 'A protein that the autoantibody binds.', {
  uniprotId: text('UniProt accession.'),
  name: text('Name of the protein.'),
});

const termSourceNoun = noun('TermSource', 'Where a fact of a term was read.', {
  fact: text('Which fact: `name`, `synonyms`, `hpo`, `icap`, `loinc`, `targets`, `classes: …` or `members`.'),
  source: text('The source.'),
  version: orNull(text('Version of the source; null if it has none.')),
});

const termCountsNoun = noun(
  'TermCounts',
  'Entries that belong to a term, those of the members of a class included.',
  {
    entries: count('Number of entries.'),
    diseases: count('Number of different diseases.'),
  },
);

const meaningKinds = enumeration('MeaningKind', 'What a name means.', {
  disease: 'A disease.',
  autoantibody: 'An autoantibody.',
  class: 'A class of autoantibodies.',
  autoantigen: 'An autoantigen.',
});

export const meaningVias = enumeration('MeaningVia', 'How a name means something.', {
  name: 'It is its name.',
  synonym: 'It is another name of it.',
  abbreviation: 'It abbreviates it.',
  identifier: 'It identifies it.',
});

export type Meaning = Of<typeof meaningNoun>;
export const meaningNoun = noun('Meaning', 'One meaning of a name.', {
  kind: oneOf(meaningKinds, 'What it is.'),
  name: text('Its name, as the vocabulary or an entry writes it.'),
  slug: text('Its name in addresses.'),
  via: oneOf(meaningVias, 'How the name means it.'),
  matched: text('The name or identifier that equals the sent one, as it is written there.'),
  entries: count('Number of entries.'),
});

export type ResolvedName = Of<typeof resolvedNameNoun>;
export const resolvedNameNoun = noun('ResolvedName', 'What a name means.', {
  meanings: many(
    one(meaningNoun, 'The meanings: classes first, then by number of entries. Empty if unknown.'),
  ),
  total: count('Number of all meanings.'),
  ambiguous: flag('Whether it has more than one meaning.'),
});

/** The facts of a term that are stored with it as they are. */
const termFacts = {
  icap: many(one(icapPatternNoun, 'Patterns of indirect immunofluorescence on HEp-2 cells.'), 1),
  hpo: many(one(hpoTermNoun, 'Terms of the Human Phenotype Ontology.'), 1),
  loinc: many(one(loincCodeNoun, 'LOINC codes of tests.'), 1),
  targets: many(one(termTargetNoun, 'The proteins that it binds.'), 1),
  sources: many(one(termSourceNoun, 'Where each fact was read.'), 4),
};

/** A term of the vocabulary: what one autoantibody, or one class of them, is called. */
export type AutoantibodyTerm = Of<typeof autoantibodyTermNoun>;
export const autoantibodyTermNoun = noun(
  'AutoantibodyTerm',
  'What one autoantibody, or one class of autoantibodies such as ANCA, is called. An entry belongs to a term if its ' +
    'autoantibody is the name or an exact, unambiguous synonym of the term, without regard to case, hyphens, ' +
    '"anti" and "antibody". A fact that was not read in a source is left out.',
  {
    id: id('Identifier of the term, a UUID.'),
    slug: text('Name of the term in addresses and filters. It never changes.'),
    name: text('The name.'),
    isClass: flag('Whether it is a class of autoantibodies.'),
    synonyms: many(one(synonymNoun, 'Other names.'), 3),
    classes: many(one(termLinkNoun, 'The classes that it is listed in.'), 2),
    members: many(one(termLinkNoun, 'The terms that are listed in this class.'), 2),
    ...termFacts,
    counts: one(termCountsNoun, 'Entries that belong to it.'),
    version: version('Version number of the term. It increases with each edit.'),
    updatedAt: moment('Time of the last change of the term.'),
  },
  { shared: true },
);

export type AutoantibodyTermPage = Of<typeof autoantibodyTermPageNoun>;
export const autoantibodyTermPageNoun = noun(
  'AutoantibodyTermPage',
  'One page of the vocabulary of autoantibodies.',
  {
    items: many(one(autoantibodyTermNoun, 'The terms on this page; empty past the end.')),
    pagination: one(paginationNoun, 'Position of this page in the list.'),
  },
);

export type TermsArgs = Of<typeof termsArgs>;
export const termsArgs = input('TermsArgs', 'Filters and page of a list of terms.', {
  search: text('Words that the names, synonyms, identifiers and HEp-2 patterns of a term must all contain.', {
    maxLength: limits.searchTermMaxLength,
    example: 'ro60',
  }),
  class: text('Only members of this class: its slug, name or abbreviation, such as ANCA.', {
    example: 'anca',
  }),
  icap: text('Only terms with this ICAP pattern, such as AC-4.', { example: 'AC-4' }),
  page: pageField,
  limit: limitField('terms on a page', limits.vocabulary),
});

const synonym = noun('SynonymInput', synonymNoun.description, {
  ...synonymNoun.fields,
  ambiguous: orNull(synonymNoun.fields.ambiguous),
});

/** A term by its id. REST also takes the links that it returns. */
const link = (description: string): Field<readonly string[]> => ({
  ...many(key(description)),
  schema: {
    type: 'array',
    items: {
      oneOf: [
        { type: 'string' },
        { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } },
      ],
    },
  },
});

/** A list of facts with the fields that the API returns. */
const facts = (name: string, { description, fields }: Noun, listed: Field) =>
  many(one(noun(name, description, fields), listed.description));

export type TermInput = Of<typeof termInput>;
export const termInput = input(
  'TermInput',
  'A new term, or the keys of a term that change. A list replaces the stored one.',
  {
    name: text('The name. Required for a new term.'),
    isClass: autoantibodyTermNoun.fields.isClass,
    synonyms: {
      ...many(one(synonym, 'Other names.')),
      schema: { type: 'array', items: objectOf(synonymNoun.properties, ['ambiguous']) },
    },
    classes: link('Ids of the classes that it is listed in.'),
    members: link('Ids of the members, of a class.'),
    icap: facts('IcapInput', icapPatternNoun, termFacts.icap),
    hpo: facts('HpoInput', hpoTermNoun, termFacts.hpo),
    loinc: facts('LoincInput', loincCodeNoun, termFacts.loinc),
    targets: facts('TargetInput', termTargetNoun, termFacts.targets),
    sources: facts('SourceInput', termSourceNoun, termFacts.sources),
  },
);
