import { Button, Group } from '@mantine/core';
import { useState } from 'react';

import { formatCount } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import { SelectInput } from '../../../components/overlays/SelectInput';
import type { ImportDetailsFragment } from '../../../generated/types';
import { SectionHead } from '../SectionHead';
import { ColumnRow } from './ColumnRow';
import { type ChosenColumns, isUnmatched, missingFields } from './columnTargets';

interface ColumnMappingProps {
  readonly shown: Pick<ImportDetailsFragment, 'columns' | 'sheet' | 'sheets'>;
  /** Whether the browser no longer has the file, so that it cannot be read again with other columns. */
  readonly isFixed: boolean;
  readonly isBusy: boolean;
  readonly chosen: ChosenColumns;
  readonly onChoose: (chosen: ChosenColumns) => void;
  readonly onSheet: (sheet: string) => void;
}

/** The target of each column of the file, with selects to change it: one line until somebody wants to, or has to. */
export function ColumnMapping({ shown, isFixed, isBusy, chosen, onChoose, onSheet }: ColumnMappingProps) {
  const { columns, sheet, sheets } = shown;
  const [isWhole, setIsWhole] = useState(false);
  const missing = missingFields(columns, chosen);
  const unmatched = columns.filter((column) => isUnmatched(column, chosen));
  // Stays open while somebody chooses.
  const isNeeded = missing.length > 0 || Object.keys(chosen).length > 0;
  const listed = isWhole || isNeeded ? columns : [];
  return (
    <section data-stack="12" aria-labelledby="import-columns">
      <Group gap="4px 12px" align="baseline">
        <SectionHead id="import-columns" title="Columns">
          {summaryOf(columns.length, unmatched.length)}
        </SectionHead>
        {sheets.length > 1 && (
          <SelectInput
            aria-label="Sheet"
            size="xs"
            data={sheets}
            value={sheet}
            allowDeselect={false}
            disabled={isFixed || isBusy}
            comboboxProps={{ withinPortal: false }}
            onChange={(name) => name !== null && name !== sheet && onSheet(name)}
          />
        )}
        {!isNeeded && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Hide the columns' : 'Show the columns'}
          </Button>
        )}
      </Group>
      {missing.length > 0 && (
        <Notice tone="danger" role="alert">
          No column is matched to {missing.join(', ')}. {isFixed ? reselect : 'Choose a column for each.'}
        </Notice>
      )}
      {listed.length > 0 && (
        <ul data-framed aria-label="Columns of the file">
          {listed.map((column, position) => (
            <ColumnRow
              // Two columns can have the same header.
              key={`${column.header} ${String(position)}`}
              column={column}
              chosen={chosen[column.header]}
              isFixed={isFixed}
              isBusy={isBusy}
              onChoose={(target) => onChoose({ ...chosen, [column.header]: target })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const reselect = 'Choose the file again to match its columns.';

function summaryOf(all: number, unmatched: number): string {
  if (unmatched === 0) return `All ${formatCount(all, 'column is', 'columns are')} matched to a field.`;
  return (
    `${formatCount(all - unmatched, 'column is', 'columns are')} matched to a ` +
    `field, ${unmatched} ${unmatched === 1 ? 'is' : 'are'} not.`
  );
}
