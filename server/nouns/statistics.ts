import { associationKinds } from '../../schema/contract/associations.js';
import { entryField } from '../../schema/contract/entry-fields.js';
import { limits } from '../../schema/contract/limits.js';
import { distributionFields, type GrowthStep } from '../../schema/contract/statistics.js';
import { entryFieldNoun } from './entry.js';
import {
  count,
  enumeration,
  enumerationOf,
  graphqlOnly,
  key,
  many,
  noun,
  type Of,
  one,
  oneOf,
  text,
} from './noun.js';

const { plots, associations, statistics } = limits;

/** REST calls the value `_id`. */
export type ValueCount = Of<typeof valueCountNoun>;
export const valueCountNoun = noun(
  'ValueCount',
  'A value, and how many entries have it.',
  {
    value: graphqlOnly(text('The value.')),
    count: count('Entries with this value.'),
  },
  { shared: true },
);

const overview = noun('StatisticsOverview', 'Key figures.', {
  totalEntries: count('All entries.'),
  uniqueDiseasesCount: count('Different diseases.'),
  uniqueAntibodiesCount: count('Different autoantibodies.'),
  uniqueAntigensCount: count('Different autoantigens.'),
  uniqueUniprotIdsCount: count('Different UniProt accessions.'),
});

export const statisticsNoun = noun(
  'Statistics',
  'Figures of the whole database or a part of it, most frequent first.',
  {
    overview: one(overview, 'Key figures.'),
    diseaseBreakdown: many(one(valueCountNoun, 'The diseases with most entries.'), statistics.diseases),
    topAntibodies: many(
      one(valueCountNoun, 'The autoantibodies with most entries.'),
      statistics.autoantibodies,
    ),
    topAntigens: many(one(valueCountNoun, 'The autoantigens with most entries.'), statistics.autoantigens),
  },
);

/** REST calls the disease `_id`. */
export type DiseaseSummary = Of<typeof diseaseSummaryNoun>;
export const diseaseSummaryNoun = noun('DiseaseSummary', 'A disease, and what its entries hold.', {
  disease: graphqlOnly(text('Name of the disease.')),
  count: count('Entries of the disease.'),
  autoantibodies: many(text('The different autoantibodies of its entries.')),
  types: many(text('The different types of its entries.')),
});

export type MatchStats = Of<typeof matchStatsNoun>;
export const matchStatsNoun = noun(
  'MatchStats',
  'Figures over all matches of a search, whatever its limit.',
  {
    totalMatches: count('Entries that match.'),
    uniqueDiseasesCount: count('Different diseases among them.'),
    uniqueAntibodiesCount: count('Different autoantibodies among them.'),
    uniqueAntigensCount: count('Different autoantigens among them.'),
  },
);

export const distributionFieldNoun = enumerationOf(
  'DistributionField',
  'A field whose values are counted.',
  distributionFields,
  (name) => entryField(name).description,
);

/** The values of a field that most entries hold, and what the rest amounts to. REST calls the values `data`. */
export type Distribution = Of<typeof distributionNoun>;
export const distributionNoun = noun('Distribution', 'The values of a field that most entries hold.', {
  of: graphqlOnly(oneOf(distributionFieldNoun, 'The field.')),
  values: graphqlOnly(
    many(
      one(
        valueCountNoun,
        'Most frequent first, then sorted naturally. Of a field that holds lists ("IgG1; IgG4") each part counts once an entry.',
      ),
      plots.values.max,
    ),
  ),
  distinct: count('How many different values there are in all.'),
  filled: count('Entries that hold any value.'),
});

export type FieldCompleteness = Of<typeof fieldCompletenessNoun>;
export const fieldCompletenessNoun = noun(
  'FieldCompleteness',
  'How many entries hold something in a field.',
  {
    field: oneOf(entryFieldNoun, 'The field.'),
    filled: count('Entries that hold something there.'),
    total: count('All entries that are counted.'),
  },
);

export const growthStepNoun = enumeration<GrowthStep>(
  'GrowthStep',
  'What the growth of the database is counted by.',
  { day: 'The days in UTC.', month: 'The months in UTC.' },
);

export type GrowthPeriod = Of<typeof growthPeriodNoun>;
export const growthPeriodNoun = noun('GrowthPeriod', 'A day or a month of growth.', {
  period: text('A day such as `2026-11-20` or a month such as `2026-11`, in UTC.'),
  created: count('Entries made in it.'),
  total: count('Entries made until its end.'),
});

/** REST calls the periods `data`. */
export type Growth = Of<typeof growthNoun>;
export const growthNoun = noun(
  'Growth',
  'When the living entries were made: what was deleted counts nowhere.',
  {
    by: oneOf(growthStepNoun, 'What it is counted by.'),
    periods: graphqlOnly(many(one(growthPeriodNoun, 'Without gaps, the newest last.'), plots.periods.max)),
  },
);

const heatMapCell = noun('HeatMapCell', 'Entries that link a disease to an autoantibody.', {
  disease: count('Place of the disease among `diseases`, from 0.'),
  autoantibody: count('Place of the autoantibody among `autoantibodies`, from 0.'),
  count: count('Entries that link the two.'),
});

export type HeatMap = Of<typeof heatMapNoun>;
export const heatMapNoun = noun(
  'HeatMap',
  'The autoantibodies with most entries against the diseases with most entries of those.',
  {
    diseases: many(one(valueCountNoun, 'The rows; each counts all of its entries.'), plots.heatMap.max),
    autoantibodies: many(
      one(valueCountNoun, 'The columns; each counts all of its entries.'),
      plots.heatMap.max,
    ),
    cells: many(one(heatMapCell, 'Where there are entries, row by row.'), plots.heatMap.max ** 2),
  },
);

const associationKind = enumerationOf(
  'AssociationKind',
  'What a node of the association graph stands for.',
  associationKinds,
  (name) => entryField(name).description,
);

/** A disease, autoantibody or autoantigen, and how many of the entries asked about hold it. */
const associationNode = noun('AssociationNode', 'A disease, an autoantibody or an autoantigen.', {
  id: key('`kind:label`; the same whatever the graph is narrowed to.'),
  kind: oneOf(associationKind, 'What it is.'),
  label: text('Its name, as the first entry that holds it spells it.'),
  count: count('Entries that hold it, of those that were asked about.'),
});

const associationEdge = noun(
  'AssociationEdge',
  'Entries that hold both of two nodes: from a disease to an autoantibody, or on to an autoantigen.',
  {
    source: key('The disease, or the autoantibody where the target is an autoantigen.'),
    target: key('The autoantibody, or the autoantigen.'),
    count: count('Entries that hold both.'),
  },
);

export type AssociationGraph = Of<typeof associationGraphNoun>;
export const associationGraphNoun = noun(
  'AssociationGraph',
  'What entries associate: diseases with autoantibodies, and those with autoantigens.',
  {
    nodes: many(one(associationNode, 'Those with most entries first.'), associations.nodes.max),
    edges: many(
      one(
        associationEdge,
        `Among the nodes that are told; the strongest first, at most ${associations.edges.toLocaleString('en')}.`,
      ),
      associations.edges,
    ),
    totalNodes: count('How many nodes there are in all.'),
    totalEdges: count('How many edges there are among all nodes.'),
  },
);
