import type { OverviewRepository } from '../../persistence/repositories/overview.repository.js';
import type { Concepts } from '../vocabulary/concepts.js';
import type { Companions, RatedRow, RowsOf } from './overview-rows.js';

const maxCachedCounts = 50_000;

interface CachedCounts {
  readonly dataVersion: string;
  readonly concepts: Concepts;
  readonly counts: Map<string, number>;
}

/** Counts the companions of rows. Counts are cached until the data or the vocabulary changes. */
export class CompanionCounts {
  private cached: CachedCounts | null = null;

  constructor(private readonly repository: Pick<OverviewRepository, 'diseasesOf' | 'autoantibodiesOf'>) {}

  async of(
    rows: readonly RatedRow[],
    rowsOf: RowsOf,
    concepts: Concepts,
    dataVersion: string,
  ): Promise<Companions> {
    const { counts } = this.cachedFor(dataVersion, concepts);
    const [count, nameOf] =
      rowsOf === 'disease' ? [autoantibodiesOf, diseaseCounted] : [diseasesOf, autoantibodyCounted];
    const names = new Map(rows.map((row) => [row.subject.key, nameOf(row, concepts)]));
    const found = new Map<string, number>();
    for (const [key, name] of names) {
      const known = counts.get(name);
      if (known !== undefined) found.set(key, known);
    }
    const missing = rows.filter(({ subject }) => !found.has(subject.key));
    if (missing.length === 0) return found;
    if (counts.size > maxCachedCounts) counts.clear();
    for (const [key, companions] of await count(missing, concepts, this.repository)) {
      found.set(key, companions);
      counts.set(names.get(key) ?? key, companions);
    }
    return found;
  }

  private cachedFor(dataVersion: string, concepts: Concepts): CachedCounts {
    const { cached } = this;
    if (cached?.dataVersion === dataVersion && cached.concepts === concepts) return cached;
    return (this.cached = { dataVersion, concepts, counts: new Map() });
  }
}

/** Returns the key under which the count of an autoantibody is cached. */
function autoantibodyCounted({ subject }: RatedRow): string {
  return `autoantibody ${subject.key}`;
}

/** The same for a disease: one that no vocabulary has is counted by the spellings in the entries of the row only. */
function diseaseCounted(row: RatedRow, concepts: Concepts): string {
  return ['disease', ...diseaseKeysOf(row, concepts).sort()].join('\u001f');
}

/** Returns the keys of all spellings under which the disease of a row is counted. */
function diseaseKeysOf({ entries }: RatedRow, concepts: Concepts): string[] {
  const names = new Set(entries.map(({ disease }) => disease));
  return [...new Set([...names].flatMap((name) => concepts.diseaseKeys(name)))];
}

/** Counts the diseases of the autoantibodies of rows. */
async function diseasesOf(
  rows: readonly RatedRow[],
  concepts: Concepts,
  repository: Pick<OverviewRepository, 'diseasesOf'>,
): Promise<Companions> {
  const subjects = [...new Set(rows.map(({ subject }) => subject.key))];
  const keys = subjects.map((subject) => concepts.autoantibodyKeys(subject));
  const counts = concepts.diseaseCounts(await repository.diseasesOf(keys), subjects.length);
  return new Map(subjects.map((subject, place) => [subject, counts[place] ?? 0]));
}

/** Counts the autoantibodies of the diseases of rows. */
async function autoantibodiesOf(
  rows: readonly RatedRow[],
  concepts: Concepts,
  repository: Pick<OverviewRepository, 'autoantibodiesOf'>,
): Promise<Companions> {
  const { owners } = concepts.vocabulary;
  const subjects = rows.map(({ subject }) => subject.key);
  const found = await repository.autoantibodiesOf(
    rows.map((row) => diseaseKeysOf(row, concepts)),
    [...owners.keys()],
  );
  return new Map(
    found.map(({ place, others, known }) => [
      subjects[place] ?? '',
      others + new Set(known.map((key) => owners.get(key)?.id)).size,
    ]),
  );
}
