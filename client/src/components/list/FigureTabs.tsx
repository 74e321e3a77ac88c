import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatNumber } from '../format';
import classes from './FigureTabs.module.css';

interface FigureTabsProps {
  /** The accessible name, if the context gives none. */
  readonly label?: string;
  /**
   * The visual weight; in `parted` tabs the first figure is the total and the others are its parts. @default 'plain'
   */
  readonly look?: 'plain' | 'large' | 'parted';
  /** `FigureTab` elements. */
  readonly children: ReactNode;
}

/** Counts by kind, side by side; each opens the items it counts. */
export function FigureTabs({ label, look = 'plain', children }: FigureTabsProps) {
  return (
    <ul className={classes.tabs} data-look={look} aria-label={label}>
      {children}
    </ul>
  );
}

interface FigureTabProps {
  readonly label: ReactNode;
  /** Undefined while it is loading, or if it could not be loaded. */
  readonly figure: number | undefined;
  readonly isLoading: boolean;
  readonly isShown: boolean;
  /** The address of the counted items, or a function that shows them. */
  readonly target: string | (() => void);
  /** The breakdown of the figure. */
  readonly parts?: ReactNode;
}

/** One of the counts. */
export function FigureTab({ isShown, target, ...figure }: FigureTabProps) {
  const content = <Content {...figure} />;
  return (
    <li className={classes.item}>
      {typeof target === 'string' ? (
        <Link
          to={target}
          className={classes.tab}
          aria-current={isShown ? 'true' : undefined}
          preventScrollReset
        >
          {content}
        </Link>
      ) : (
        <UnstyledButton className={classes.tab} aria-pressed={isShown} onClick={target}>
          {content}
        </UnstyledButton>
      )}
    </li>
  );
}

type ContentProps = Omit<FigureTabProps, 'isShown' | 'target'>;

function Content({ label, figure, isLoading, parts }: ContentProps) {
  return (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.figure}>
        {figure !== undefined ? formatNumber(figure) : isLoading ? <Skeleton height={20} width={36} /> : '–'}
      </span>
      {parts !== undefined && (
        <span data-text="note" className={classes.parts}>
          {figure !== undefined ? parts : isLoading && <Skeleton height={11} width={72} />}
        </span>
      )}
    </>
  );
}
