import type { ReactNode } from 'react';

import classes from './ListCards.module.css';

interface ListCardsProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** Whether cards are placed side by side if there is space. @default false */
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}

/** The class of a card's main link: the whole card is its target, except what is in `cardActions`. */
export const cardLink: string | undefined = classes.link;
export const cardActions: string | undefined = classes.actions;

interface CardFactsProps {
  readonly className?: string | undefined;
  /** Pairs of `dt` and `dd`. */
  readonly children: ReactNode;
}

/** What a card says below its title. */
export function CardFacts({ className, children }: CardFactsProps) {
  return <dl className={[classes.facts, className].filter(Boolean).join(' ')}>{children}</dl>;
}

/** How cards that are side by side share the width. */
export const cardColumns = 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))';

/** A list as cards, for screens too narrow for a table. */
export function ListCards({ label, isGrid = false, children }: ListCardsProps) {
  const style = isGrid ? { gridTemplateColumns: cardColumns } : undefined;
  return (
    <ul data-stack="12" style={style} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListCardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One card. */
export function ListCard({ className, children }: ListCardProps) {
  return (
    <li data-framed className={[classes.card, className].filter(Boolean).join(' ')}>
      {children}
    </li>
  );
}
