import { z } from 'zod';

/** Converts the answers of both APIs to a common form, for comparison. */
export type ToComparable = (body: unknown) => unknown;

const restAnswer = z.looseObject({ success: z.literal(true) });

/** Returns a REST answer without the properties that only REST has. */
export function fromRest(body: unknown): unknown {
  const { success, appliedFilters, ...rest } = restAnswer.parse(body);
  return rest;
}

const dataOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ data: z.object(shape) });
const entry = z.looseObject({ id: z.string() }).transform(({ id, ...rest }) => ({ _id: id, ...rest }));
const valueCounts = z
  .array(z.object({ value: z.string(), count: z.int() }))
  .transform((values) => values.map(({ value, count }) => ({ _id: value, count })));

const pageAnswer = dataOf({ entries: z.object({ items: z.array(entry), pagination: z.unknown() }) });
const entryAnswer = dataOf({ entry: z.looseObject({ id: z.string(), relatedEntries: z.array(entry) }) });
const distinct = z.object({
  values: z.array(z.object({ value: z.string() })),
  count: z.int(),
  truncated: z.boolean(),
});
const hit = z
  .object({
    ...{ entry, score: z.number(), tier: z.string(), field: z.string().nullable() },
    ...{ synonym: z.string().nullable(), meaning: z.unknown(), highlights: z.unknown() },
  })
  .transform(({ entry: own, score, tier, field, synonym, meaning, highlights }) => ({
    ...own,
    ...{ relevanceScore: score, matchTier: tier, matchField: field, matchSynonym: synonym },
    ...{ matchMeaning: meaning, highlights },
  }));
const advancedAnswer = dataOf({ advancedSearch: z.looseObject({ hits: z.array(hit) }) });
const suggestionsAnswer = dataOf({
  suggestions: z.looseObject({ groups: z.unknown(), entry: entry.nullable() }),
});
const overviewAnswer = dataOf({ overview: z.unknown() });
const createdAnswer = dataOf({ createEntry: entry });
const valuesAnswer = dataOf({ uniqueValues: distinct });
const statisticsAnswer = dataOf({
  statistics: z.object({
    overview: z.unknown(),
    diseaseBreakdown: valueCounts,
    topAntibodies: valueCounts,
    topAntigens: valueCounts,
  }),
});

/** Converts a GraphQL answer to the format of REST. */
export const fromGraphql = {
  page: (body) => {
    const { items, pagination } = pageAnswer.parse(body).data.entries;
    return { data: items, pagination };
  },
  advanced: (body) => {
    const { hits, ...rest } = advancedAnswer.parse(body).data.advancedSearch;
    return { data: hits, ...rest };
  },
  suggestions: (body) => {
    const { groups, ...rest } = suggestionsAnswer.parse(body).data.suggestions;
    return { data: groups, ...rest };
  },
  overview: (body) => ({ data: overviewAnswer.parse(body).data.overview }),
  entry: (body) => {
    const { relatedEntries, ...rest } = entryAnswer.parse(body).data.entry;
    return { data: entry.parse(rest), relatedEntries };
  },
  values: (body) => {
    const { values, count, truncated } = valuesAnswer.parse(body).data.uniqueValues;
    return { data: values.map(({ value }) => value), count, truncated };
  },
  statistics: (body) => ({ data: statisticsAnswer.parse(body).data.statistics }),
  created: (body) => withoutMoment(createdAnswer.parse(body).data.createEntry),
} satisfies Record<string, ToComparable>;

const restCreated = z.object({ success: z.literal(true), message: z.string(), data: z.looseObject({}) });

/** Returns the REST answer for a created entry without its unique values. */
export const fromRestCreated: ToComparable = (body) => withoutMoment(restCreated.parse(body).data);

const made = z.looseObject({
  _id: z.uuid(),
  accession: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

function withoutMoment(body: unknown): unknown {
  const { _id, accession, createdAt, updatedAt, ...rest } = made.parse(body);
  return { ...rest, unchanged: createdAt === updatedAt };
}
