import { Button } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { cloneElement } from 'react';

import { Dropdown } from '../../../components/overlays/Dropdown';
import { ToolButton } from '../../../components/ToolButton';
import classes from './ColumnsMenu.module.css';
import {
  areDefaultColumns,
  type ColumnName,
  columnsNamed,
  defaultColumns,
  type EntryColumn,
  entryColumns,
} from './entryColumns';

interface ColumnsMenuProps {
  readonly columns: readonly EntryColumn[];
  readonly isCompact: boolean;
  readonly onColumns: (names: readonly ColumnName[]) => void;
  readonly onCompact: (isCompact: boolean) => void;
}

const every = entryColumns.map(({ name }) => name);

/** Selects the columns of the table and its row height; the browser stores both. */
export function ColumnsMenu({ columns, isCompact, onColumns, onCompact }: ColumnsMenuProps) {
  const shown = columns.map(({ name }) => name);
  return (
    <Dropdown popup="dialog" target={<ToolButton Icon={IconColumns}>Columns</ToolButton>}>
      {({ Checkbox, Popover, Switch }, button, { opened, onChange }) => (
        <Popover
          {...{ opened, onChange }}
          withinPortal={false}
          position="bottom-end"
          trapFocus
          returnFocus
          shadow="md"
          width="min(34rem, calc(100vw - 2rem))"
        >
          <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
          <Popover.Dropdown p={0} aria-label="Columns">
            <div className={classes.head}>
              <Switch
                label="Compact rows"
                checked={isCompact}
                onChange={(event) => onCompact(event.currentTarget.checked)}
              />
              <Button variant="subtle" size="compact-sm" onClick={() => onColumns(every)}>
                Show all
              </Button>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={areDefaultColumns(shown)}
                onClick={() => onColumns(defaultColumns)}
              >
                Reset
              </Button>
            </div>
            <div className={classes.columns} role="group" aria-label="Columns shown">
              {entryColumns.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  size="xs"
                  label={label}
                  checked={shown.includes(name)}
                  // The table needs at least one column.
                  disabled={shown.length === 1 && shown.includes(name)}
                  onChange={() => onColumns(toggled(shown, name))}
                />
              ))}
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </Dropdown>
  );
}

function toggled(shown: readonly ColumnName[], name: ColumnName): readonly ColumnName[] {
  const names = shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name];
  return columnsNamed(names).map((column) => column.name);
}
