import { associationKinds } from '../../schema/contract/associations.js';
import { entryField } from '../../schema/contract/entry-fields.js';
import { limits } from '../../schema/contract/limits.js';
import { distributionFields, type GrowthStep } from '../../schema/contract/statistics.js';
import { entryCriteriaArgs } from './entry-query.js';
import { entryFieldNoun } from './entry.js';
import { limitField } from './list-args.js';
import {
  count,
  enumeration,
  enumerationOf,
  flag,
  graphqlOnly,
  input,
  integer,
  key,
  many,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
} from './noun.js';

const { plots, associations, statistics } = limits;

/** REST uses the name `_id` for the value. */
export type ValueCount = Of<typeof valueCountNoun>;
export const valueCountNoun = noun(
  'ValueCount',
  'A value and the number of entries with it.',
  {
    value: graphqlOnly(text('The value.')),
    count: count('Number of entries with this value.'),
  },
  { shared: true },
);

const most = limits.distinctValues.toLocaleString('en');

export type DistinctValues = Of<typeof distinctValuesNoun>;
export const distinctValuesNoun = noun('DistinctValues', 'The distinct values of a field.', {
  values: many(one(valueCountNoun, `The values in natural order; at most ${most}.`), 500),
  count: count('Number of values in `values`.'),
  truncated: flag(`Whether there are more than ${most} values.`),
});

const overview = noun('StatisticsOverview', 'Key figures.', {
  totalEntries: count('Number of entries.'),
  uniqueDiseasesCount: count('Number of distinct diseases.'),
  uniqueAntibodiesCount: count('Number of distinct autoantibodies.'),
  uniqueAntigensCount: count('Number of distinct autoantigens.'),
  uniqueUniprotIdsCount: count('Number of distinct UniProt accessions.'),
});

export type Statistics = Of<typeof statisticsNoun>;
export const statisticsNoun = noun(
  'Statistics',
  'Statistics of all entries or of a filtered list, most frequent values first.',
  {
    overview: one(overview, 'Key figures.'),
    diseaseBreakdown: many(one(valueCountNoun, 'The diseases with the most entries.'), statistics.diseases),
    topAntibodies: many(
      one(valueCountNoun, 'The autoantibodies with the most entries.'),
      statistics.autoantibodies,
    ),
    topAntigens: many(
      one(valueCountNoun, 'The autoantigens with the most entries.'),
      statistics.autoantigens,
    ),
  },
);

/** REST uses the name `_id` for the disease. */
export type DiseaseSummary = Of<typeof diseaseSummaryNoun>;
export const diseaseSummaryNoun = noun('DiseaseSummary', 'A disease with its autoantibodies and types.', {
  disease: graphqlOnly(text('Name of the disease.')),
  count: count('Number of entries of the disease.'),
  autoantibodies: many(text('The distinct autoantibodies of its entries.')),
  types: many(text('The distinct types of its entries.')),
});

export type MatchStats = Of<typeof matchStatsNoun>;
export const matchStatsNoun = noun(
  'MatchStats',
  'Figures of all matches of a search, regardless of its limit.',
  {
    totalMatches: count('Number of matching entries.'),
    uniqueDiseasesCount: count('Number of distinct diseases among the matches.'),
    uniqueAntibodiesCount: count('Number of distinct autoantibodies among the matches.'),
    uniqueAntigensCount: count('Number of distinct autoantigens among the matches.'),
  },
);

export const distributionFieldNoun = enumerationOf(
  'DistributionField',
  'A field whose values are counted.',
  distributionFields,
  (name) => entryField(name).description,
);

/** The most frequent values of a field, with totals. REST uses the name `data` for the values. */
export type Distribution = Of<typeof distributionNoun>;
export const distributionNoun = noun('Distribution', 'The most frequent values of a field.', {
  of: graphqlOnly(oneOf(distributionFieldNoun, 'The field.')),
  values: graphqlOnly(
    many(
      one(
        valueCountNoun,
        'Most frequent first, then in natural order. For a field with lists ("IgG1; IgG4"), ' +
          'each part counts once per entry.',
      ),
      plots.values.max,
    ),
  ),
  distinct: count('Total number of distinct values.'),
  filled: count('Number of entries with a value.'),
});

export type FieldCompleteness = Of<typeof fieldCompletenessNoun>;
export const fieldCompletenessNoun = noun('FieldCompleteness', 'Number of entries with a value in a field.', {
  field: oneOf(entryFieldNoun, 'The field.'),
  filled: count('Number of entries with a value in the field.'),
  total: count('Number of all counted entries.'),
});

const growthStepNoun = enumeration<GrowthStep>(
  'GrowthStep',
  'Period by which the growth of the database is counted.',
  { day: 'By day, in UTC.', month: 'By month, in UTC.' },
);

export type GrowthPeriod = Of<typeof growthPeriodNoun>;
export const growthPeriodNoun = noun('GrowthPeriod', 'A day or a month of growth.', {
  period: text('A day such as `2026-11-20` or a month such as `2026-11`, in UTC.'),
  created: count('Number of entries created in the period.'),
  total: count('Number of entries created up to the end of the period.'),
});

/** REST uses the name `data` for the periods. */
export type Growth = Of<typeof growthNoun>;
export const growthNoun = noun(
  'Growth',
  'Number of entries created over time. Deleted entries are not counted.',
  {
    by: oneOf(growthStepNoun, 'Length of the periods.'),
    periods: graphqlOnly(many(one(growthPeriodNoun, 'Consecutive periods, newest last.'), plots.periods.max)),
  },
);

export type GrowthArgs = Of<typeof growthArgs>;
export const growthArgs = input('GrowthArgs', 'The periods of growth.', {
  by: oneOf(
    growthStepNoun,
    'Days or months (UTC). Default: days if all entries were created within ' +
      `${String(plots.daysBeforeMonths)} days, else months.`,
  ),
  limit: limitField('newest periods', plots.periods),
});

const associationKind = enumerationOf(
  'AssociationKind',
  'Kind of a node in the association graph.',
  associationKinds,
  (name) => entryField(name).description,
);

const positions =
  'From a layout of the graph of all entries, which the server computes when entries have changed, at most every ten ' +
  'minutes; a node is 17 to 62 units wide, wider with more entries. Null in a graph of some entries, and for a name ' +
  'newer than the layout.';

const associationNode = noun('AssociationNode', 'A disease, an autoantibody or an autoantigen.', {
  id: key('`kind:label`. It does not depend on the filters.'),
  kind: oneOf(associationKind, 'Kind of the node.'),
  label: text('Name as spelled in the first entry that contains it.'),
  count: count('Number of selected entries that contain it.'),
  x: orNull(integer(`Horizontal position; larger values are further right. ${positions}`)),
  y: orNull(integer('Vertical position in the same layout; larger values are further down.')),
});

const associationEdge = noun(
  'AssociationEdge',
  'An association found in entries: disease to autoantibody, or autoantibody to autoantigen.',
  {
    source: key('Id of the disease, or of the autoantibody if the target is an autoantigen.'),
    target: key('Id of the autoantibody or the autoantigen.'),
    count: count('Number of entries that contain both.'),
  },
);

export type AssociationGraph = Of<typeof associationGraphNoun>;
export const associationGraphNoun = noun(
  'AssociationGraph',
  'Associations in entries: diseases with autoantibodies, and autoantibodies with autoantigens.',
  {
    nodes: many(one(associationNode, 'Nodes with the most entries first.'), associations.nodes.max),
    edges: many(
      one(
        associationEdge,
        `Edges among the returned nodes, strongest first; at most ${associations.edges.toLocaleString('en')}.`,
      ),
      associations.edges,
    ),
    totalNodes: count('Total number of nodes.'),
    totalEdges: count('Total number of edges among all nodes.'),
  },
);

export type AssociationArgs = Of<typeof associationArgs>;
export const associationArgs = input('AssociationArgs', 'Entries and size of the graph of associations.', {
  ...entryCriteriaArgs.fields,
  limit: limitField('nodes; those around the most frequent autoantibodies come first', associations.nodes),
});
