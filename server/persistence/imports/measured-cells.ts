import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import { measuredFields } from '../../measures/measure.js';
import { measuredColumnNames, measuredRow } from '../measured-columns.js';

const cachedMax = 4096;
const blank = '\t\\N'.repeat(measuredColumnNames.length);

/**
 * The measured columns of rows in the format of COPY, each after a tab. Caches them by the texts that they follow from:
 * reading the numbers of a text takes longer than all else that is staged of its row (ADR 26).
 */
export class MeasuredCells {
  private readonly cells = new Map<string, string>();

  of(values: EntryValues): string {
    const texts = measuredFields.map((name) => values[name] ?? '').join('\u001f');
    if (!/\d/u.test(texts)) return blank;
    const key = [values.disease, values.autoantibody, texts].join('\u001f');
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const row = measuredRow(values);
    const made = measuredColumnNames.map((name) => `\t${String(row[name] ?? '\\N')}`).join('');
    if (this.cells.size >= cachedMax) this.cells.clear();
    this.cells.set(key, made);
    return made;
  }
}
