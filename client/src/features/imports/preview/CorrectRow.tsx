import { Button, Group, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import type { ImportRow } from '../importTypes';
import { type ImportColumn, labelOfTarget } from '../mapping/columnTargets';
import {
  correctableColumns,
  firstToCorrect,
  isCorrectable,
  type RowCorrections,
  textOf,
  useRowCorrections,
} from './corrections';

interface CorrectRowProps {
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
}

/** The button that makes the cells of a row inputs, or those that save or discard what was typed there. */
export function CorrectRow({ row, columns }: CorrectRowProps) {
  const corrections = useRowCorrections();
  if (corrections === null || !isCorrectable(row, columns)) return null;
  const number = String(row.row);
  if (corrections.edited?.row !== row.row)
    return (
      <Group gap={6}>
        <Button
          size="compact-xs"
          variant="default"
          data-row-action={row.row}
          aria-label={`Correct row ${number}`}
          onClick={() => corrections.edit(row.row)}
        >
          Correct
        </Button>
      </Group>
    );
  return (
    <Group gap={6} role="group" aria-label={`Correction of row ${number}`}>
      <Button size="compact-xs" onClick={() => save(corrections, row, columns)}>
        Save
      </Button>
      <Button size="compact-xs" variant="default" onClick={corrections.close}>
        Cancel
      </Button>
    </Group>
  );
}

/** Saves what differs from what the row says. */
function save(corrections: RowCorrections, row: ImportRow, columns: readonly ImportColumn[]): void {
  const typed = Object.entries(corrections.edited?.texts ?? {});
  const changed = typed.filter(([field, text]) => text.trim() !== textOf(row, columns, field).trim());
  corrections.correct(row.row, Object.fromEntries(changed));
}

interface CellInputProps extends CorrectRowProps {
  readonly column: ImportColumn;
  readonly field: string;
  /** Whether the label is shown above the input, because there is no column head. @default false */
  readonly isLabelled?: boolean;
}

/** The input of a cell while its row is corrected: Enter saves, Escape discards. */
export function CellInput({ row, columns, column, field, isLabelled = false }: CellInputProps) {
  const corrections = useRowCorrections();
  const input = useRef<HTMLTextAreaElement>(null);
  const isFirst = field === firstToCorrect(row, columns);
  useEffect(
    function focusFirst() {
      if (isFirst) input.current?.focus();
    },
    [isFirst],
  );
  if (corrections === null) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') corrections.close();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save(corrections, row, columns);
  };
  const label = column.header === '' ? labelOfTarget(field) : column.header;
  const name = isLabelled ? { label } : { 'aria-label': `${label}, row ${String(row.row)}` };
  return (
    <Textarea
      ref={input}
      {...name}
      size="xs"
      autosize
      minRows={1}
      maxRows={6}
      value={corrections.edited?.texts[field] ?? textOf(row, columns, field)}
      onChange={(event) => corrections.type(field, event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The inputs of all cells of a row, where there is no table. */
export function RowInputs({ row, columns }: CorrectRowProps) {
  return (
    <div data-stack="10">
      {correctableColumns(row, columns).map((column) => (
        <CellInput
          key={column.field}
          row={row}
          columns={columns}
          column={column}
          field={column.field ?? ''}
          isLabelled
        />
      ))}
    </div>
  );
}
