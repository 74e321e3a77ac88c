import { SegmentedControl } from '@mantine/core';

import classes from '../../../components/ShowAsSwitch.module.css';
import {
  type ColumnName,
  type ColumnPreset,
  columnPresetNames,
  columnPresets,
  columnsNamed,
  type EntryColumn,
  presetOf,
} from './entryColumns';

interface PresetSwitchProps {
  readonly columns: readonly EntryColumn[];
  readonly onColumns: (names: readonly ColumnName[]) => void;
}

/** Switches between sets of columns; none is chosen if a person chose columns one by one. */
export function PresetSwitch({ columns, onColumns }: PresetSwitchProps) {
  const chosen = presetOf(columns.map(({ name }) => name));
  return (
    <SegmentedControl<ColumnPreset | ''>
      aria-label="Columns for"
      size="xs"
      withItemsBorders={false}
      transitionDuration={120}
      className={classes.shapes}
      value={chosen ?? ''}
      onChange={(name) => {
        if (name !== '') onColumns(columnsNamed(columnPresets[name].columns).map((column) => column.name));
      }}
      data={columnPresetNames.map((value) => ({ value, label: columnPresets[value].label }))}
    />
  );
}
