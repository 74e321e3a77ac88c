import { VisuallyHidden } from '@mantine/core';
import { IconEqual, IconEqualNot } from '@tabler/icons-react';

import classes from './Compare.module.css';

interface DifferenceMarkProps {
  readonly differs: boolean;
}

/** Says by a sign, and to readers of screens in a word, whether the entries differ in a field. */
export function DifferenceMark({ differs }: DifferenceMarkProps) {
  const Sign = differs ? IconEqualNot : IconEqual;
  const word = differs ? 'Differs' : 'The same in all';
  return (
    <span className={classes.mark} data-differs={differs || undefined} title={word}>
      <Sign size={14} aria-hidden="true" />
      <VisuallyHidden>({word.toLowerCase()})</VisuallyHidden>
    </span>
  );
}
