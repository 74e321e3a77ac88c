import { Group } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { PageTitle } from '../PageTitle';
import { ProgressLine } from '../ProgressLine';
import classes from './ListPage.module.css';

/** A page with a list: its parts, stacked. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <div data-stack="20" className={classes.page}>
      {children}
    </div>
  );
}

interface ListHeadProps {
  readonly title: string;
  /** The count with its noun; undefined while it is not known. */
  readonly total: string | undefined;
  /** Actions on the list. */
  readonly children?: ReactNode;
}

/** The header of a list: its title, its count, and its actions. */
export function ListHead({ title, total, children }: ListHeadProps) {
  return (
    <Group gap={12} align="baseline">
      <PageTitle title={title} />
      <p data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }} role="status">
        {total}
      </p>
      {children && (
        <div className={classes.action} data-screen-only>
          {children}
        </div>
      )}
    </Group>
  );
}

/** The region of a list, which takes the focus when the element that had it is gone. */
export function ListRegion(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} style={{ outlineOffset: 6 }} tabIndex={-1} role="region" />;
}

interface ListResultsProps {
  /** Whether a new page is loading. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** A page of the list with its pagination, faded while another page is loading. */
export function ListResults({ isStale, children }: ListResultsProps) {
  return (
    <div data-stack="16" data-fades className={classes.results} aria-busy={isStale}>
      {isStale && <ProgressLine />}
      {children}
    </div>
  );
}
