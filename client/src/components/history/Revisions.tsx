import { Group, Title } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';

import { Day } from '../Moment';
import { type DescribedRevision, describeRevision } from './describeRevision';
import classes from './Revisions.module.css';

interface RevisionsProps {
  readonly isLoading: boolean;
  readonly listRef?: RefObject<HTMLOListElement | null>;
  /** `Revision` elements, newest first. */
  readonly children: ReactNode;
}

/** A history as a line with a point for each revision. */
export function Revisions({ isLoading, listRef, children }: RevisionsProps) {
  return (
    <ol ref={listRef} className={classes.timeline} aria-busy={isLoading}>
      {children}
    </ol>
  );
}

interface RevisionProps {
  readonly revision: DescribedRevision & {
    readonly version: number;
    readonly at: string;
    readonly reason: string | null;
  };
  readonly isCurrent: boolean;
  /** Words after the number of the version. @default none */
  readonly badges?: readonly string[];
  /** What caused the change, such as an import. @default nothing */
  readonly origin?: ReactNode;
  /** The buttons of the version. @default none */
  readonly actions?: ReactNode;
  /** What changed. */
  readonly children: ReactNode;
}

/** One item of a history: version, action, person, time and reason, buttons, and what changed. */
export function Revision({ revision, isCurrent, badges = [], origin, actions, children }: RevisionProps) {
  const { version, action, at, reason } = revision;
  return (
    <li className={classes.item} data-action={action} aria-current={isCurrent || undefined}>
      <Group gap="2px 24px" justify="space-between">
        <div className={classes.description}>
          {/* Only scripts focus it, never the user. */}
          <Title order={3} tabIndex={-1} style={{ outline: 'none' }}>
            Version {version}
          </Title>
          {[...(isCurrent ? ['current'] : []), ...badges].map((badge) => (
            <span key={badge} data-text="note" data-framed className={classes.mark}>
              {badge}
            </span>
          ))}
          <span>{describeRevision(revision)}</span>
          {origin}
          <span data-text="quiet">
            <Day moment={at} />
          </span>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </Group>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
      {children}
    </li>
  );
}
