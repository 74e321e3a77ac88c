import type { OverviewRepository } from '../../persistence/repositories/overview.repository.js';
import type { Concepts } from './concepts.js';
import type { Companions, RatedRow } from './overview-rows.js';

/** Counts the diseases of the autoantibodies of rows. */
export async function diseasesOf(
  rows: readonly RatedRow[],
  concepts: Concepts,
  repository: Pick<OverviewRepository, 'diseasesOf'>,
): Promise<Companions> {
  const subjects = [...new Set(rows.map(({ subject }) => subject.key))];
  const keys = subjects.flatMap((subject, place) =>
    concepts.autoantibodyKeys(subject).map((key) => ({ place, key })),
  );
  const found = new Map<string, Set<number>>();
  for (const { disease, places } of await repository.diseasesOf(keys)) {
    const { key } = concepts.disease(disease);
    const own = found.get(key) ?? new Set();
    for (const place of places) own.add(place);
    found.set(key, own);
  }
  const counts = subjects.map(() => 0);
  for (const places of found.values()) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return new Map(subjects.map((subject, place) => [subject, counts[place] ?? 0]));
}

/** Counts the autoantibodies of the diseases of rows. */
export async function autoantibodiesOf(
  rows: readonly RatedRow[],
  concepts: Concepts,
  repository: Pick<OverviewRepository, 'autoantibodiesOf'>,
): Promise<Companions> {
  const subjects = rows.map(({ subject }) => subject.key);
  const places = new Map(subjects.map((subject, place) => [subject, place]));
  const names = new Set(rows.flatMap(({ entries }) => entries.map(({ disease }) => disease)));
  const placeOf = new Map(
    [...names].flatMap((name) => {
      const place = places.get(concepts.disease(name).key) ?? 0;
      return concepts.diseaseKeys(name).map((key) => [key, place] as const);
    }),
  );
  const found = await repository.autoantibodiesOf(
    [...placeOf].map(([key, place]) => ({ place, key })),
    concepts.knownKeys,
  );
  return new Map(
    found.map(({ place, others, known }) => [
      subjects[place] ?? '',
      others + new Set(known.map((key) => concepts.owner(key)?.id)).size,
    ]),
  );
}
