import { messages } from '../../../schema/contract/messages.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { badInput } from '../../errors.js';
import { additionalPrefix, type ExportColumn, exportColumns } from '../entries/serialised-entry.js';
import { measureHeaders } from '../entries/serialised-measure.js';

const allowed = [...exportColumns, `${additionalPrefix}<key>`, ...measureHeaders];

/** Reads the names of columns, joined by commas; `null` for none. Throws BAD_USER_INPUT for an unknown one. */
export function readColumns(sent: string | null | undefined): readonly ExportColumn[] | null {
  const names = (sent ?? '').split(',').map((name) => name.trim());
  const chosen = names.filter((name) => name !== '');
  if (chosen.length === 0) return null;
  return chosen.map((name): ExportColumn => {
    const column = [...exportColumns, ...measureHeaders].find((known) => known === name);
    if (column !== undefined) return column;
    const key = name.startsWith(additionalPrefix) ? name.slice(additionalPrefix.length) : '';
    if (key === '' || !isStorableText(key)) throw badInput('columns', messages.oneOf('columns', allowed));
    return `${additionalPrefix}${key}`;
  });
}
