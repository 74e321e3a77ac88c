import { type EntryValues, mapEntryFields } from '../../schema/contract/entry-fields.js';
import type { NewEntry } from '../persistence/repositories/entry-write.repository.js';
import { below, type KeyedHash, keyedHash } from './keyed-hash.js';
import { type Disease, type Protein, sampledFields, type Vocabulary } from './vocabulary.js';

/** An entry for a load test, including the values that the write path normally adds. */
export interface SyntheticEntry extends NewEntry {
  readonly entryNumber: number;
  readonly createdAt: Date;
}

/** Value of `diseaseAssociation` in every generated row. */
export const syntheticMark = 'SYNTHETIC load-test row, not a fact';

const firstMoment = Date.UTC(2025, 0, 1);
const millisecondsApart = 1000;

/**
 * Generates `count` entries. They are the same for the same seed, and contain only values of the vocabulary. Real
 * diseases are paired with real proteins: some diseases with many, most with few. No pair repeats.
 *
 * The diseases alternate, as in a real database. If they were generated disease by disease, neighbours in a list would
 * be neighbours on disk.
 */
export function* generateEntries(
  count: number,
  seed: string,
  vocabulary: Vocabulary,
): Generator<SyntheticEntry> {
  const hash = keyedHash(seed);
  const { diseases, proteins } = vocabulary;
  const shares = distributeRows(count, ranked(diseases, hash), proteins.length).map((share) => ({
    ...share,
    proteinAt: inPermutedOrder(proteins, share.disease, hash),
  }));
  let entryNumber = 0;
  for (let turn = 0; entryNumber < count; turn += 1) {
    for (const { disease, rows, proteinAt } of shares) {
      if (turn >= rows) continue;
      entryNumber += 1;
      yield makeEntry(entryNumber, disease, proteinAt(turn), hash, vocabulary);
    }
  }
}

function ranked(diseases: readonly Disease[], hash: KeyedHash): readonly Disease[] {
  const ranks = new Map(diseases.map(({ name }) => [name, hash('rank', name)]));
  const rank = ({ name }: Disease): Buffer => ranks.get(name) ?? Buffer.alloc(0);
  return [...diseases].sort((one, other) => Buffer.compare(rank(one), rank(other)));
}

interface Share {
  readonly disease: Disease;
  readonly rows: number;
}

/** Weight 1 / (rank + 10): a skew as in real data. Every disease gets at least one row, and at most one per protein. */
export function distributeRows(
  count: number,
  diseases: readonly Disease[],
  proteins: number,
): readonly Share[] {
  if (count < diseases.length || count > diseases.length * proteins) {
    throw new RangeError(
      `There can be ${String(diseases.length)} to ${String(diseases.length * proteins)} rows`,
    );
  }
  const weight = (rank: number): number => 1 / (rank + 10);
  let weights = diseases.reduce((sum, _disease, rank) => sum + weight(rank), 0);
  let left = count;
  // Each disease gets its share of the remaining rows, so that later ones compensate for rounding and the upper bound.
  return diseases.map((disease, rank) => {
    const others = diseases.length - rank - 1;
    const fair = Math.round((left * weight(rank)) / weights);
    const rows = Math.min(Math.max(fair, 1, left - others * proteins), proteins, left - others);
    weights -= weight(rank);
    left -= rows;
    return { disease, rows };
  });
}

/** Returns the proteins in an order of the disease's own, without repetition until all were used. */
function inPermutedOrder(
  proteins: readonly Protein[],
  { name }: Disease,
  hash: KeyedHash,
): (turn: number) => Protein {
  const { length } = proteins;
  const step = coprimeFrom(below(length, hash('a', name)), length);
  const start = below(length, hash('b', name));
  return (turn) => itemAt(proteins, (step * turn + start) % length);
}

function coprimeFrom(first: number, modulus: number): number {
  let step = Math.max(first, 1);
  while (greatestDivisor(step, modulus) !== 1) step += 1;
  return step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function makeEntry(
  entryNumber: number,
  disease: Disease,
  protein: Protein,
  hash: KeyedHash,
  vocabulary: Vocabulary,
): SyntheticEntry {
  const bits = hash(disease.name, protein.symbol);
  const createdAt = new Date(firstMoment + entryNumber * millisecondsApart);
  return {
    id: uuidOf(createdAt, bits),
    entryNumber,
    createdAt,
    values: valuesOf(disease, protein, bits, vocabulary),
    additional: {},
  };
}

/** References and numbers stay blank: a generated row must not look like a real measurement. */
function valuesOf(disease: Disease, protein: Protein, bits: Buffer, { borrowed }: Vocabulary): EntryValues {
  const values: EntryValues = mapEntryFields(() => null);
  values.disease = disease.name;
  values.autoantibody = `Anti-${protein.symbol}`;
  values.autoantigen = protein.name;
  values.uniprotId = protein.uniprotId;
  values.diseaseAssociation = syntheticMark;
  values.databaseAccessionNumbers = accessionsOf(disease, protein);
  values.synonym = protein.aliases === '' ? null : protein.aliases.replaceAll('|', '; ');
  sampledFields.forEach((field, position) => {
    const pool = borrowed.get(field) ?? [];
    values[field] = itemAt(pool, bits.readUInt32BE(position * 4) % pool.length);
  });
  return values;
}

function accessionsOf({ doid, mondo }: Disease, { hgncId, symbol, uniprotId }: Protein): string {
  return [doid, mondo, `${hgncId} (${symbol})`, `UniProtKB:${uniprotId}`].filter(Boolean).join('; ');
}

/** Returns an id in the format of new entries: time, then random bits, which come from the hash here. */
function uuidOf(moment: Date, bits: Buffer): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const chance = bits.toString('hex', 48);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-8${chance.slice(3, 6)}-${chance.slice(6, 18)}`;
}

function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`There is no item ${String(position)}`);
  return item;
}
