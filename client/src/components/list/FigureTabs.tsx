import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatNumber } from '../format';
import classes from './FigureTabs.module.css';

interface FigureTabsProps {
  /** What is chosen, where nothing around it says so. */
  readonly label?: string;
  /** How much weight the figures have; `parted` ones say what they are made of, and the first is all of them. @default 'plain' */
  readonly look?: 'plain' | 'large' | 'parted';
  /** A `FigureTab` each. */
  readonly children: ReactNode;
}

/** How many there are of each kind, beside each other; each figure leads to those. */
export function FigureTabs({ label, look = 'plain', children }: FigureTabsProps) {
  return (
    <ul className={classes.tabs} data-look={look} aria-label={label}>
      {children}
    </ul>
  );
}

interface FigureTabProps {
  readonly label: ReactNode;
  /** Nothing while it is on its way, or where it did not come. */
  readonly figure: number | undefined;
  readonly isLoading: boolean;
  readonly isShown: boolean;
  /** The address of those it counts, or what shows them. */
  readonly leadsTo: string | (() => void);
  /** What the figure is made of. */
  readonly parts?: ReactNode;
}

/** One of the figures. */
export function FigureTab({ isShown, leadsTo, ...figure }: FigureTabProps) {
  const content = <Content {...figure} />;
  return (
    <li className={classes.item}>
      {typeof leadsTo === 'string' ? (
        <Link
          to={leadsTo}
          className={classes.tab}
          aria-current={isShown ? 'true' : undefined}
          preventScrollReset
        >
          {content}
        </Link>
      ) : (
        <UnstyledButton className={classes.tab} aria-pressed={isShown} onClick={leadsTo}>
          {content}
        </UnstyledButton>
      )}
    </li>
  );
}

type ContentProps = Omit<FigureTabProps, 'isShown' | 'leadsTo'>;

function Content({ label, figure, isLoading, parts }: ContentProps) {
  return (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.figure}>
        {figure !== undefined ? formatNumber(figure) : isLoading ? <Skeleton height={20} width={36} /> : '–'}
      </span>
      {parts !== undefined && (
        <span className={classes.parts}>
          {figure !== undefined ? parts : isLoading && <Skeleton height={11} width={72} />}
        </span>
      )}
    </>
  );
}
