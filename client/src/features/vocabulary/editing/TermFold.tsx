import { Collapse, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';

import classes from './TermEditing.module.css';

interface TermFoldProps {
  readonly label: string;
  /** What tells it apart from the parts of the same label, for screen readers. */
  readonly of?: string;
  /** The level of its heading. */
  readonly order: 2 | 3;
  /** How many rows it holds. */
  readonly count: number;
  /** Whether it is open until someone opens or folds it. */
  readonly isOpenAtFirst: boolean;
  /** Whether it holds a problem; then it is open. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** A part of the form of a term that can be folded. */
export function TermFold({ label, of, order, count, isOpenAtFirst, isNeeded, children }: TermFoldProps) {
  const id = useId();
  const [chosen, setChosen] = useState(isOpenAtFirst);
  const isOpen = chosen || isNeeded;
  // A region has a name of its own; a part of a part, such as the sources of each list, is none.
  const Part = order === 2 ? 'section' : 'div';
  return (
    <Part
      data-stack="14"
      className={classes.section}
      {...(order === 2 && { 'aria-labelledby': `${id}-heading` })}
    >
      <div className={classes.foldHead} data-order={order}>
        <Title order={order} id={`${id}-heading`}>
          <UnstyledButton
            className={classes.foldButton}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => setChosen(!isOpen)}
          >
            <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
            {label}
            {of !== undefined && <VisuallyHidden> of {of}</VisuallyHidden>}
          </UnstyledButton>
        </Title>
        <span data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {count === 0 ? 'none' : count}
        </span>
      </div>
      <Collapse
        id={`${id}-content`}
        expanded={isOpen}
        transitionDuration={0}
        keepMountedMode="display-none"
        data-stack="14"
        className={classes.section}
      >
        {children}
      </Collapse>
    </Part>
  );
}
