import { SegmentedControl } from '@mantine/core';
import { IconBinaryTree2, IconLayoutGrid, IconTable } from '@tabler/icons-react';

import { type Display, displays } from './entriesSearchParams';
import classes from './ListBar.module.css';

interface DisplaySwitchProps {
  readonly display: Display;
  readonly options?: readonly Display[];
  readonly onDisplay: (display: Display) => void;
}

const words = {
  table: { label: 'Table', Icon: IconTable },
  cards: { label: 'Cards', Icon: IconLayoutGrid },
  tree: { label: 'Tree', Icon: IconBinaryTree2 },
} as const satisfies Record<Display, unknown>;

/** Chooses how the list is shown. */
export function DisplaySwitch({ display, options = displays, onDisplay }: DisplaySwitchProps) {
  return (
    <SegmentedControl<Display>
      aria-label="Show as"
      size="xs"
      withItemsBorders={false}
      value={display}
      onChange={onDisplay}
      transitionDuration={120}
      className={classes.displays}
      data={options.map((value) => ({ value, label: <DisplayLabel {...words[value]} /> }))}
    />
  );
}

function DisplayLabel({ label, Icon }: (typeof words)[Display]) {
  return (
    <span className={classes.display}>
      <Icon size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
