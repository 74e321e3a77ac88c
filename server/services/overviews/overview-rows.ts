import { limits } from '../../../schema/contract/limits.js';
import { markerRoles, roleOf, strongestRoleOf } from '../../../schema/contract/rules/differential.js';
import type { OverviewRow } from '../../nouns/overview.js';
import type { OverviewDetails, OverviewEntry } from '../../persistence/repositories/overview.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { Concept, Concepts } from '../vocabulary/concepts.js';
import { type RowFigures, rowFigures, type StatedNumber } from './row-figures.js';

/** What the rows of an overview are: autoantibodies, diseases, or pairs of both. */
export type RowsOf = 'autoantibody' | 'disease' | 'pair';

/** The entries of a row, oldest first, and the concepts that they share. */
interface RowEntries {
  readonly disease: Concept;
  readonly autoantibody: Concept;
  readonly entries: readonly OverviewEntry[];
}

/** The number of diseases of an autoantibody, or of autoantibodies of a disease, by concept: its own one included. */
export type Companions = ReadonlyMap<string, number>;

/** A row with what decides its place, but for `alsoIn`. */
export interface RatedRow extends Pick<OverviewRow, 'name' | 'role' | 'diagnosticMarker'> {
  readonly subject: Concept;
  /** The disease of a pair; `null` in rows of one concept. */
  readonly disease: Concept | null;
  readonly entries: readonly OverviewEntry[];
  readonly figures: RowFigures;
  /** Places of the role and of the sensitivity: smaller ones come first. */
  readonly rating: readonly number[];
}

/** A row of an answer. What it lists is read for these rows only. */
interface RankedRow extends RatedRow {
  readonly alsoIn: number;
}

const { texts } = limits.overview;

/** Groups entries, oldest first, into the rows of an overview. */
export function groupRows(
  entries: readonly OverviewEntry[],
  rowsOf: RowsOf,
  concepts: Concepts,
): readonly RowEntries[] {
  const groups = new Map<string, { disease: Concept; autoantibody: Concept; entries: OverviewEntry[] }>();
  for (const entry of entries) {
    const disease = concepts.disease(entry.disease);
    const autoantibody = concepts.autoantibody(entry.autoantibody);
    const parts = { autoantibody: [autoantibody], disease: [disease], pair: [autoantibody, disease] }[rowsOf];
    const key = parts.map((part) => part.key).join('\u001f');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { disease, autoantibody, entries: [entry] });
    else group.entries.push(entry);
  }
  return [...groups.values()];
}

/** Returns the rows of an overview with their role and numbers, the best rated first. */
export function rateRows(
  groups: readonly RowEntries[],
  rowsOf: RowsOf,
  measures: ReadonlyMap<string, readonly StatedNumber[]>,
): readonly RatedRow[] {
  return groups
    .map((group) => ratedRow(group, rowsOf, measures))
    .sort((one, other) => compare(one.rating, other.rating));
}

function ratedRow(
  { disease, autoantibody, entries }: RowEntries,
  rowsOf: RowsOf,
  measures: ReadonlyMap<string, readonly StatedNumber[]>,
): RatedRow {
  const subject = rowsOf === 'disease' ? disease : autoantibody;
  const stated = entries.flatMap(({ id, accession }) =>
    (measures.get(id) ?? []).map((measure) => ({ measure, entry: accession })),
  );
  const marker = markerOf(entries.map(({ diagnosticMarker }) => diagnosticMarker));
  const figures = rowFigures(stated, texts);
  return {
    subject,
    name: subject.name,
    disease: rowsOf === 'pair' ? disease : null,
    entries,
    ...marker,
    figures,
    rating: [markerRoles.indexOf(marker.role), -(figures.sensitivity?.value ?? -1)],
  };
}

/** Of rows in the order of their ratings, returns those that can be among the first `limit`: up to its last tie. */
export function firstRated<Row extends Pick<RatedRow, 'rating'>>(
  rows: readonly Row[],
  limit: number,
): readonly Row[] {
  const last = rows[limit - 1];
  return last === undefined ? rows : rows.filter(({ rating }) => compare(rating, last.rating) <= 0);
}

/** Returns the first `limit` rows, by rating, fewest companions, and name. */
export function rankRows(
  rows: readonly RatedRow[],
  companions: Companions,
  limit: number,
): readonly RankedRow[] {
  const ranked = rows
    .map((row) => {
      const alsoIn = Math.max(0, (companions.get(row.subject.key) ?? 0) - 1);
      return { row, alsoIn, rating: [...row.rating, alsoIn] };
    })
    .sort((one, other) => compare(one.rating, other.rating));
  return firstRated(ranked, limit)
    .map((one) => ({ ...one, order: orderOf(one.row, one.rating) }))
    .sort((one, other) => compare(one.order, other.order))
    .slice(0, limit)
    .map(({ row, alsoIn }) => ({ ...row, alsoIn }));
}

/** Makes a row of an overview, with the details of its entries by their ids. */
export function makeRow(
  ranked: RankedRow,
  concepts: Concepts,
  detailsById: ReadonlyMap<string, OverviewDetails>,
): OverviewRow {
  const { subject, name, disease, entries, role, diagnosticMarker, figures, alsoIn } = ranked;
  const details = entries.flatMap(({ id }) => detailsById.get(id) ?? []);
  return {
    name,
    slug: subject.slug,
    disease: disease && { name: disease.name, slug: disease.slug },
    entries: entries.slice(0, texts).map(({ accession }) => accession),
    entriesTotal: entries.length,
    autoantigens: linksOf(entries.map(({ autoantigen }) => concepts.autoantigen(autoantigen))),
    epitopes: distinct(details.map(({ epitope }) => epitope)),
    role,
    diagnosticMarker,
    ...figures,
    isotypes: distinct(details.map(({ isotypeSubclasses }) => isotypeSubclasses)),
    screening: distinct(details.map(({ screening }) => screening)),
    confirmation: distinct(details.map(({ confirmation }) => confirmation)),
    activity: distinct(details.map(({ associationWithDiseaseActivity }) => associationWithDiseaseActivity)),
    alsoIn,
  };
}

/** Returns the strongest role of several texts, and the first text that says it. */
function markerOf(found: readonly (string | null)[]): Pick<OverviewRow, 'role' | 'diagnosticMarker'> {
  const role = strongestRoleOf(found);
  return { role, diagnosticMarker: found.find((text) => text !== null && roleOf(text) === role) ?? null };
}

function distinct(found: readonly (string | null)[]): readonly string[] {
  return [...new Set(found.filter((text) => text !== null))].slice(0, texts);
}

function linksOf(concepts: readonly Concept[]): OverviewRow['autoantigens'] {
  const byKey = new Map<string, Concept>();
  for (const concept of concepts) if (!byKey.has(concept.key)) byKey.set(concept.key, concept);
  return [...byKey.values()].slice(0, texts).map(({ name, slug }) => ({ name, slug }));
}

/** A sort key of a row: smaller ones first. */
function orderOf({ name, disease }: RatedRow, rating: readonly number[]): readonly (number | string)[] {
  return [...rating, sortKey(name) ?? '', sortKey(disease?.name ?? null) ?? ''];
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (let place = 0; place < one.length; place += 1) {
    const own = one[place] ?? '';
    const its = other[place] ?? '';
    if (own !== its) return own < its ? -1 : 1;
  }
  return 0;
}
