import type { EntryFieldsFragment } from '../../generated/types';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { type ComparedActions, ComparedEntry } from './ComparedEntry';
import { ComparedValue } from './ComparedValue';
import classes from './CompareTable.module.css';
import type { ComparedField, ComparedGroup } from './comparison';
import { FieldName } from './FieldName';

interface CompareTableProps extends ComparedActions {
  readonly entries: readonly EntryFieldsFragment[];
  readonly groups: readonly ComparedGroup[];
}

/** Column widths in rem: the field names, and one entry. */
const widths = { field: 12, entry: 12.5 } as const;

/** The comparison as a table: a column per entry, a row per field. Field names and entry names stay in view. */
export function CompareTable({ entries, groups, ...actions }: CompareTableProps) {
  const frame = useRestoredFocus<HTMLDivElement>(entries.map(({ id }) => id).join());
  const minWidth = `${widths.field + widths.entry * entries.length}rem`;
  return (
    <div
      ref={frame}
      data-framed
      className={classes.frame}
      tabIndex={0}
      role="region"
      aria-label="Table of compared entries"
    >
      <table className={classes.table} style={{ minWidth }} aria-label="Compared entries">
        <colgroup>
          <col style={{ width: `${widths.field}rem` }} />
          <col span={entries.length} />
        </colgroup>
        <thead>
          <tr>
            <td />
            {entries.map((entry, place) => (
              <th key={entry.id} scope="col">
                <ComparedEntry entry={entry} place={place} count={entries.length} {...actions} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, fields }) => (
          <tbody key={label}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={entries.length + 1}>
                <span>{label}</span>
              </th>
            </tr>
            {fields.map((field) => (
              <FieldRow key={field.name} field={field} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function FieldRow({ field }: { readonly field: ComparedField }) {
  const [first] = field.values;
  return (
    <tr data-differs={field.differs || undefined}>
      <th scope="row">
        <FieldName field={field} />
      </th>
      {field.values.map((value, place) => (
        // The column identifies the cell.
        <td key={place}>
          <ComparedValue value={value} first={place === 0 ? null : first} />
        </td>
      ))}
    </tr>
  );
}
