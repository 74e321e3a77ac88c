import { markerRoles } from '@contract/rules/differential';

import type { DiseaseHeatMapQuery } from '../../../generated/types';

/** The counts and roles of diseases by autoantibodies. */
export type HeatMapData = DiseaseHeatMapQuery['statistics']['heatMap'];

/** The space in pixels for the slanted name of the last column, to the right of the grid. */
export const rightMargin = 40;

/** The width of the row labels in pixels. */
export function rowLabelWidth(width: number): number {
  return Math.min(280, width * 0.34);
}

const narrowestCell = 24;

/** Reduces a heat map to the columns that fit, and to the rows that have entries in them. */
export function shownHeatMap({ diseases, autoantibodies, cells }: HeatMapData, width: number) {
  const room = width - rowLabelWidth(width) - rightMargin;
  const columns = autoantibodies.slice(0, Math.max(Math.floor(room / narrowestCell), 3));
  const inRoom = cells.filter(({ autoantibody }) => autoantibody < columns.length);
  const places = diseases.flatMap((_, place) =>
    inRoom.some(({ disease }) => disease === place) ? [place] : [],
  );
  return {
    rows: places.flatMap((place) => diseases[place]?.value ?? []),
    columns: columns.map(({ value }) => value),
    cells: inRoom.map(({ disease, autoantibody, count, role }) => ({
      row: places.indexOf(disease),
      column: autoantibody,
      count,
      role,
    })),
    /** The roles of the cells, the strongest first. */
    roles: markerRoles.filter((role) => inRoom.some((cell) => cell.role === role)),
  };
}

/**
 * Reduces a heat map to autoantibodies of two diseases or more, the most frequent ones, and to the diseases that have
 * one. Rows and columns are ordered by likeness.
 */
export function sharedHeatMap(heatMap: HeatMapData, most: number): HeatMapData {
  const { diseases, autoantibodies, cells } = heatMap;
  const diseasesOf = (autoantibody: number) =>
    new Set(cells.filter((cell) => cell.autoantibody === autoantibody).map(({ disease }) => disease));
  const shared = autoantibodies
    .map((_, at) => at)
    .filter((at) => diseasesOf(at).size > 1)
    .slice(0, most);
  const inShared = cells.filter(({ autoantibody }) => shared.includes(autoantibody));
  const antibodiesOf = (disease: number) =>
    new Set(inShared.filter((cell) => cell.disease === disease).map(({ autoantibody }) => autoantibody));
  const columns = byLikeness(shared, diseasesOf);
  const rows = byLikeness([...new Set(inShared.map(({ disease }) => disease))], antibodiesOf);
  return {
    diseases: rows.flatMap((at) => diseases[at] ?? []),
    autoantibodies: columns.flatMap((at) => autoantibodies[at] ?? []),
    cells: inShared.map(({ disease, autoantibody, ...cell }) => ({
      ...cell,
      disease: rows.indexOf(disease),
      autoantibody: columns.indexOf(autoantibody),
    })),
  };
}

/** Orders sets so that each follows the one it has most in common with; the first one has the most members. */
function byLikeness(places: readonly number[], membersOf: (place: number) => ReadonlySet<number>): number[] {
  const left = places
    .map((place) => ({ place, members: membersOf(place) }))
    .sort((one, other) => other.members.size - one.members.size || one.place - other.place);
  const ordered: number[] = [];
  let next = left.shift();
  while (next !== undefined) {
    ordered.push(next.place);
    const { members } = next;
    const likeness = left.map((one) => shareInCommon(members, one.members));
    [next] = left.splice(likeness.indexOf(Math.max(...likeness)), 1);
  }
  return ordered;
}

/** The members that both have, as a share of those that either has. */
function shareInCommon(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const both = [...one].filter((member) => other.has(member)).length;
  return both / (one.size + other.size - both);
}
