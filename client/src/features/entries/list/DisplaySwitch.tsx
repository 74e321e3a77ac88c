import { IconBinaryTree2, IconLayoutGrid, IconTable } from '@tabler/icons-react';

import { ShowAsSwitch } from '../../../components/ShowAsSwitch';
import { type Display, displays } from './entriesSearchParams';

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

/** Selects how the list is displayed. */
export function DisplaySwitch({ display, options = displays, onDisplay }: DisplaySwitchProps) {
  return <ShowAsSwitch value={display} shapes={options} words={words} onShow={onDisplay} />;
}
