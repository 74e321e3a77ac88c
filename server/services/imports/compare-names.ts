import { namedFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import type { Queryable } from '../../persistence/database.js';
import type { OfferedName } from '../../persistence/imports/import-corrections.repository.js';
import type { ImportRowsRepository, OtherName } from '../../persistence/imports/import-rows.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { FieldNames } from '../vocabulary/field-names.js';

/** What the names of the new rows of an import mean. */
interface ComparedNames {
  /** Names that entries write differently. */
  readonly others: readonly OtherName[];
  /** The names to offer instead. */
  readonly offers: readonly OfferedName[];
}

/**
 * Compares the names of new rows with those that entries and the vocabulary know: the first
 * `limits.imports.namesCompared` of each field, with a few statements for each field.
 */
export async function compareNames(
  transaction: Queryable,
  id: string,
  rows: Pick<ImportRowsRepository, 'newNames'>,
  names: Pick<FieldNames, 'meanings'>,
): Promise<ComparedNames> {
  const others: OtherName[] = [];
  const offers: OfferedName[] = [];
  for (const field of namedFields) {
    const written = await rows.newNames(transaction, id, field, limits.imports.namesCompared);
    const found = await names.meanings(
      field,
      written.map(({ text }) => text),
    );
    written.forEach(({ key }, at) => {
      const { meanings = [], ambiguous = false } = found[at] ?? {};
      const usual = ambiguous ? undefined : meanings[0]?.keys[0];
      if (usual !== undefined && usual !== key) others.push({ field, key, usual });
      if (meanings.length === 0 || meanings.some(({ name }) => sortKey(name) === key)) return;
      const offered = meanings.slice(0, limits.imports.offers.meanings);
      offers.push({
        field,
        key,
        ambiguous,
        meanings: offered.map(({ name, entries }) => ({ name, entries })),
      });
    });
  }
  return { others, offers };
}
