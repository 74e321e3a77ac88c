import type { NameRepository } from '../../persistence/repositories/name.repository.js';
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

  constructor(
    private readonly repository: Pick<OverviewRepository, 'diseasesOf' | 'autoantibodiesOf'>,
    private readonly names: Pick<NameRepository, 'called'>,
  ) {}

  async of(
    rows: readonly RatedRow[],
    rowsOf: RowsOf,
    concepts: Concepts,
    dataVersion: string,
  ): Promise<Companions> {
    const { counts } = this.cachedFor(dataVersion, concepts);
    // A concept of either kind may have the same key.
    const cacheKey = (key: string) => `${rowsOf === 'disease' ? 'disease' : 'autoantibody'} ${key}`;
    const found = new Map<string, number>();
    for (const { subject } of rows) {
      const known = counts.get(cacheKey(subject.key));
      if (known !== undefined) found.set(subject.key, known);
    }
    const missing = rows.filter(({ subject }) => !found.has(subject.key));
    if (missing.length === 0) return found;
    if (counts.size > maxCachedCounts) counts.clear();
    const counted = await (rowsOf === 'disease'
      ? this.autoantibodiesOf(missing, concepts)
      : this.diseasesOf(missing, concepts));
    for (const [key, companions] of counted) {
      found.set(key, companions);
      counts.set(cacheKey(key), companions);
    }
    return found;
  }

  private cachedFor(dataVersion: string, concepts: Concepts): CachedCounts {
    const { cached } = this;
    if (cached?.dataVersion === dataVersion && cached.concepts === concepts) return cached;
    return (this.cached = { dataVersion, concepts, counts: new Map() });
  }

  /** Counts the diseases of the autoantibodies of rows. */
  private async diseasesOf(rows: readonly RatedRow[], concepts: Concepts): Promise<Companions> {
    const subjects = [...new Set(rows.map(({ subject }) => subject.key))];
    const keys = subjects.map((subject) => concepts.autoantibodyKeys(subject));
    const counts = concepts.diseaseCounts(await this.repository.diseasesOf(keys), subjects.length);
    return new Map(subjects.map((subject, place) => [subject, counts[place] ?? 0]));
  }

  /** Counts the autoantibodies of the diseases of rows. */
  private async autoantibodiesOf(rows: readonly RatedRow[], concepts: Concepts): Promise<Companions> {
    const { owners } = concepts.vocabulary;
    const names = new Set(rows.flatMap(({ entries }) => entries.map(({ disease }) => disease)));
    const spellings = await concepts.diseaseSpellings([...names], this.names);
    const found = await this.repository.autoantibodiesOf(
      rows.map(({ subject }) => spellings.get(subject.key) ?? []),
      [...owners.keys()],
    );
    return new Map(
      found.map(({ place, others, known }) => [
        rows[place]?.subject.key ?? '',
        others + new Set(known.map((key) => owners.get(key)?.id)).size,
      ]),
    );
  }
}
