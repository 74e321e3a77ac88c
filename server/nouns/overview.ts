import { limits } from '../../schema/contract/limits.js';
import { markerRoleNoun } from './differential.js';
import { contentFields, measureKindNoun, measureStatusNoun } from './measure.js';
import { count, enumeration, flag, many, noun, type Of, one, oneOf, orNull, text } from './noun.js';
import { meaningNoun, meaningVias } from './vocabulary.js';

const { rows, texts, references, names } = limits.overview;

export const overviewKinds = ['disease', 'autoantibody', 'autoantigen', 'pattern'] as const;
export type OverviewKind = (typeof overviewKinds)[number];
export const overviewKindNoun = enumeration<OverviewKind>('OverviewKind', 'What an overview is about.', {
  disease: 'A disease.',
  autoantibody: 'An autoantibody, or a class of autoantibodies.',
  autoantigen: 'An autoantigen.',
  pattern: 'A HEp-2 pattern of the ICAP consensus, such as AC-4.',
});

const identifierNoun = noun('OverviewIdentifier', 'An identifier in another database.', {
  database: text('Name of the database.'),
  id: text('The identifier.'),
  url: text('Address of its page there.'),
});

const namedLinkNoun = noun('OverviewLink', 'Something that has an overview of its own.', {
  name: text('Its name.'),
  slug: text('Its name in addresses.'),
});

const { value, low, high, interval, bound, assay, population } = contentFields;

const figureFields = {
  text: orNull(text('The words of the entry; null for a number that a person added without words.')),
  ...{ value, low, high, interval, bound },
  total: orNull(count('Number of people, where the text states it.')),
  ...{ assay, population },
  status: oneOf(measureStatusNoun, 'What people say of the number.'),
  entry: text('Accession of the entry that states it.'),
};

export type OverviewFigure = Of<typeof overviewFigureNoun>;
const overviewFigureNoun = noun('OverviewFigure', 'A number of a row, as one entry states it.', figureFields);

export type OverviewNumber = Of<typeof overviewNumberNoun>;
const overviewNumberNoun = noun('OverviewNumber', 'Another number that entries of a row state.', {
  measure: oneOf(measureKindNoun, 'What it says.'),
  outcome: orNull(text('What a predictive value predicts; null: the disease of the entry.')),
  ...figureFields,
});

const some = (description: string) => many(text(`${description} At most ${String(texts)}.`), texts);

export type OverviewRow = Of<typeof overviewRowNoun>;
const overviewRowNoun = noun(
  'OverviewRow',
  'An autoantibody of a disease, a disease of an autoantibody, or a pair of both.',
  {
    name: text('Name of the autoantibody; of the disease in the overview of an autoantibody.'),
    slug: text('Its name in addresses.'),
    disease: orNull(
      one(
        namedLinkNoun,
        'The disease of the pair, in overviews of autoantigens, patterns and classes of autoantibodies.',
      ),
    ),
    entries: many(text(`Accessions, oldest first; at most ${String(texts)}.`), texts),
    entriesTotal: count('Number of entries.'),
    autoantigens: many(one(namedLinkNoun, `The autoantigens; at most ${String(texts)}.`), 2),
    epitopes: some('The epitopes.'),
    role: oneOf(markerRoleNoun, 'What the entries say the autoantibody is good for.'),
    diagnosticMarker: orNull(text('The text that says so; null if no entry has one.')),
    sensitivity: orNull(one(overviewFigureNoun, 'The sensitivity; null if none is stated.')),
    specificity: orNull(one(overviewFigureNoun, 'The specificity; null if none is stated.')),
    ppv: orNull(one(overviewFigureNoun, 'The positive predictive value; null if none is stated.')),
    npv: orNull(one(overviewFigureNoun, 'The negative predictive value; null if none is stated.')),
    numbers: many(
      one(overviewNumberNoun, `The other numbers that the entries state; at most ${String(texts)}.`),
      2,
    ),
    isotypes: some('Isotypes and subclasses.'),
    screening: some('Screening methods.'),
    confirmation: some('Confirmation methods.'),
    activity: some('What entries say of its association with disease activity.'),
    alsoIn: count(
      'Number of other diseases of the autoantibody; of other autoantibodies of the disease in the overview of an ' +
        'autoantibody.',
    ),
  },
);

const countsNoun = noun('OverviewCounts', 'Numbers of entries and of what they name.', {
  entries: count('Number of entries.'),
  diseases: count('Number of different diseases.'),
  autoantibodies: count('Number of different autoantibodies.'),
  autoantigens: count('Number of different autoantigens.'),
});

const missingNoun = noun('OverviewMissing', 'Numbers of rows without a number, of all rows.', {
  sensitivity: count('Number of rows without a sensitivity.'),
  specificity: count('Number of rows without a specificity.'),
  ppv: count('Number of rows without a positive predictive value.'),
  npv: count('Number of rows without a negative predictive value.'),
});

/** Everything that is known about one disease, autoantibody, autoantigen or pattern. */
export type Overview = Of<typeof overviewNoun>;
export const overviewNoun = noun(
  'Overview',
  'What the entries say about one disease, autoantibody, autoantigen or pattern. Numbers are those that entries ' +
    'state, never an average. For research and teaching; it is not medical advice.',
  {
    kind: oneOf(overviewKindNoun, 'What it is.'),
    name: text('Its name.'),
    slug: text('Its name in addresses.'),
    isClass: flag('Whether it is a class of autoantibodies.'),
    inVocabulary: flag(
      'Whether the vocabulary of autoantibodies has a term for it, with the same slug; false of other kinds.',
    ),
    via: oneOf(meaningVias, 'How the sent name means it; `name` also for its slug.'),
    matched: text('The name or identifier that equals the sent one.'),
    otherMeanings: many(
      one(meaningNoun, 'What else the sent name means, most entries first; nothing for a slug.'),
      3,
    ),
    kinds: many(
      one(
        namedLinkNoun,
        'The kinds of an autoantibody that the vocabulary has, such as Anti-centromere (CENP-B) of Anti-centromere; ' +
          'of a disease without entries the diseases that have its name in theirs. Their entries are not counted here.',
      ),
      2,
    ),
    alsoCalled: many(text(`Other names; at most ${String(names)}.`), names),
    spellings: many(
      text('How the entries that it counts write it, or its members; most entries first.'),
      names,
    ),
    identifiers: many(one(identifierNoun, 'Identifiers in other databases.'), 4),
    counts: one(countsNoun, 'Numbers of entries and of what they name.'),
    entriesRead: count(
      'Number of entries that the rows and the other counts are made of: the oldest ' +
        `${limits.overview.entries.toLocaleString('en')} at most.`,
    ),
    rows: many(
      one(
        overviewRowNoun,
        'By role, then by sensitivity (highest first, unknown last), then fewest `alsoIn`, then by name.',
      ),
      rows.default,
    ),
    rowsTotal: count('Number of rows, also of those that are not listed.'),
    missing: one(missingNoun, 'How many rows state no number.'),
    references: many(text(`The references of the entries; at most ${String(references)}.`), references),
    referencesTotal: count('Number of references, also of those that are not listed.'),
    dataVersion: text('Version of the data, which every write raises.'),
  },
);
