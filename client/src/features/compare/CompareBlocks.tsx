import { Title } from '@mantine/core';

import type { EntryFieldsFragment } from '../../generated/types';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import classes from './Compare.module.css';
import { type ComparedActions, ComparedEntry } from './ComparedEntry';
import { ComparedValue } from './ComparedValue';
import type { ComparedField, ComparedGroup } from './comparison';
import { FieldName } from './FieldName';

interface CompareBlocksProps extends ComparedActions {
  readonly entries: readonly EntryFieldsFragment[];
  readonly groups: readonly ComparedGroup[];
}

/** The comparison for windows too narrow for a table: one block per field, with the value of every entry. */
export function CompareBlocks({ entries, groups, ...actions }: CompareBlocksProps) {
  const list = useRestoredFocus<HTMLOListElement>(entries.map(({ id }) => id).join());
  return (
    <>
      <ol ref={list} tabIndex={-1} data-framed className={classes.stack} aria-label="Compared entries">
        {entries.map((entry, place) => (
          <li key={entry.id}>
            <ComparedEntry entry={entry} place={place} count={entries.length} isStacked {...actions} />
          </li>
        ))}
      </ol>
      {groups.map(({ label, fields }) => (
        <section key={label} data-stack="12" aria-label={label}>
          <Title order={2}>{label}</Title>
          {fields.map((field) => (
            <FieldBlock key={field.name} field={field} entries={entries} />
          ))}
        </section>
      ))}
    </>
  );
}

interface FieldBlockProps {
  readonly field: ComparedField;
  readonly entries: readonly EntryFieldsFragment[];
}

function FieldBlock({ field, entries }: FieldBlockProps) {
  const [first] = field.values;
  return (
    <div className={classes.fieldBlock} data-differs={field.differs || undefined}>
      <Title order={3} fz="sm" fw={600}>
        <FieldName field={field} />
      </Title>
      <dl data-stack="6" className={classes.says}>
        {entries.map(({ id, accession }, place) => (
          <div key={id}>
            <dt>{accession}</dt>
            <dd>
              <ComparedValue value={field.values[place] ?? null} first={place === 0 ? null : first} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
