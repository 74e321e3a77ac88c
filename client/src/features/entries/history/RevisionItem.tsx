import { Button, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { UnfoldingChanges } from '../../../components/differences/UnfoldingChanges';
import type { RevisionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { readEntryLinkState } from '../list/entryLinkState';
import { describeExtent, describeRevision } from './describeRevision';
import classes from './EntryHistory.module.css';
import { RevisionOrigin } from './RevisionOrigin';

interface RevisionItemProps {
  readonly entry: { readonly accession: string };
  readonly revision: RevisionFieldsFragment;
  /** The current version; `null` if the entry is deleted. */
  readonly current: number | null;
  /** The earlier version that the page shows; `null` if it shows the current one. */
  readonly shown: number | null;
  readonly onRestore: () => void;
}

/** One revision: action, user, time and reason, with expandable changes. */
export function RevisionItem({ revision, ...props }: RevisionItemProps) {
  const { version, action, at, reason, withdrawnAt } = revision;
  const isCurrent = version === props.current;
  const canBeRead = action !== 'delete' && withdrawnAt === null;
  return (
    <li className={classes.item} data-action={action} aria-current={isCurrent || undefined}>
      <div className={classes.line}>
        <div className={classes.told}>
          <Title order={3} tabIndex={-1} className={classes.version}>
            Version {version}
          </Title>
          {isCurrent && <span className={classes.mark}>current</span>}
          {withdrawnAt !== null && <span className={classes.mark}>withdrawn</span>}
          {version === props.shown && !isCurrent && <span className={classes.mark}>shown above</span>}
          <span>{describeRevision(revision)}</span>
          <RevisionOrigin source={revision.source} />
          <span className={classes.quiet}>
            <Day moment={at} />
          </span>
        </div>
        {!isCurrent && canBeRead && <RevisionActions {...props} version={version} />}
      </div>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
      <Changes revision={revision} />
    </li>
  );
}

type RevisionActionsProps = Omit<RevisionItemProps, 'revision'> & { readonly version: number };

function RevisionActions({ entry, version, current, shown, onRestore }: RevisionActionsProps) {
  const { accession } = entry;
  const carried = readEntryLinkState(useLocation().state);
  const mayRestore = useMay('entries.restore');
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <div className={classes.actions}>
      {version !== shown && (
        <Button
          {...look}
          component={Link}
          to={paths.entryVersion({ accession, version })}
          state={carried}
          aria-label={`View version ${version}`}
        >
          View
        </Button>
      )}
      {current !== null && (
        <Button
          {...look}
          component={Link}
          to={paths.entryComparison(accession, version, current)}
          state={carried}
          preventScrollReset
          aria-label={`Compare version ${version} with the current one`}
        >
          Compare
        </Button>
      )}
      {mayRestore && (
        <Button
          {...look}
          aria-haspopup="dialog"
          aria-label={`Restore version ${version}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </div>
  );
}

function Changes({ revision }: { readonly revision: RevisionFieldsFragment }) {
  const { action, changes, withdrawnAt, changesWithheld } = revision;
  if (withdrawnAt !== null)
    return (
      <p className={classes.quiet}>
        Withdrawn on <Day moment={withdrawnAt} />, because it held personal data. What it said is not shown.
      </p>
    );
  if (changesWithheld)
    return <p className={classes.quiet}>What changed is not shown: the version before was withdrawn.</p>;
  const extent = describeExtent(revision);
  if (extent === null) return null;
  if (changes.length === 0) return <p className={classes.quiet}>{extent}</p>;
  return <UnfoldingChanges extent={extent} changes={changes} isFirst={action === 'create'} />;
}
