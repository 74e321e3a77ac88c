import type { ReactNode } from 'react';

import classes from './ListCards.module.css';

interface ListCardsProps {
  /** What the cards are. */
  readonly label: string;
  /** Whether cards stand beside each other where there is room. @default false */
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}

/** Of the link that leads on from a card: the whole card is its target, but for what stands in `cardActions`. */
export const cardLink: string | undefined = classes.link;
export const cardActions: string | undefined = classes.actions;

/** How cards that stand beside each other share the width. */
export const cardColumns = 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))';

/** A list as cards, for screens too narrow for a table. */
export function ListCards({ label, isGrid = false, children }: ListCardsProps) {
  const style = isGrid ? { gridTemplateColumns: cardColumns } : undefined;
  return (
    <ul className={classes.cards} style={style} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListCardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of them. */
export function ListCard({ className, children }: ListCardProps) {
  return <li className={[classes.card, className].filter(Boolean).join(' ')}>{children}</li>;
}
