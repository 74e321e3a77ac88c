import { Button } from '@mantine/core';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import { UnfoldingChanges } from '../../../components/differences/UnfoldingChanges';
import { describeExtent, originOf } from '../../../components/history/describeRevision';
import { Revision } from '../../../components/history/Revisions';
import { Day } from '../../../components/Moment';
import { TextLink } from '../../../components/TextLink';
import type { RevisionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { readEntryLinkState } from '../list/entryLinkState';

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
  const { version, action, withdrawnAt } = revision;
  const isCurrent = version === props.current;
  const canBeRead = action !== 'delete' && withdrawnAt === null;
  const badges = [
    ...(withdrawnAt === null ? [] : ['withdrawn']),
    ...(version === props.shown && !isCurrent ? ['shown above'] : []),
  ];
  return (
    <Revision
      revision={revision}
      isCurrent={isCurrent}
      badges={badges}
      origin={<RevisionOrigin source={revision.source} />}
      actions={!isCurrent && canBeRead && <RevisionActions {...props} version={version} />}
    >
      <Changes revision={revision} />
    </Revision>
  );
}

type RevisionActionsProps = Omit<RevisionItemProps, 'revision'> & { readonly version: number };

function RevisionActions({ entry, version, current, shown, onRestore }: RevisionActionsProps) {
  const { accession } = entry;
  const carried = readEntryLinkState(useLocation().state);
  const mayRestore = useMay('entries.restore');
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <>
      {version !== shown && (
        <ButtonLink
          {...look}
          to={paths.entryVersion({ accession, version })}
          state={carried}
          aria-label={`View version ${version}`}
        >
          View
        </ButtonLink>
      )}
      {current !== null && (
        <ButtonLink
          {...look}
          to={paths.entryComparison(accession, version, current)}
          state={carried}
          preventScrollReset
          aria-label={`Compare version ${version} with the current one`}
        >
          Compare
        </ButtonLink>
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
    </>
  );
}

function Changes({ revision }: { readonly revision: RevisionFieldsFragment }) {
  const { action, changes, withdrawnAt, changesWithheld } = revision;
  if (withdrawnAt !== null)
    return (
      <p data-text="quiet">
        Withdrawn on <Day moment={withdrawnAt} />, because it held personal data. What it said is not shown.
      </p>
    );
  if (changesWithheld)
    return <p data-text="quiet">What changed is not shown: the version before was withdrawn.</p>;
  const extent = describeExtent(revision);
  if (extent === null) return null;
  if (changes.length === 0) return <p data-text="quiet">{extent}</p>;
  return <UnfoldingChanges extent={extent} changes={changes} isFirst={action === 'create'} />;
}

/** The import or submission that caused a revision; a link if the user may open it. */
function RevisionOrigin({ source }: { readonly source: string }) {
  const maySee = {
    import: useMay('imports.read'),
    submission: useMay('submissions.readAll'),
  };
  const origin = originOf(source);
  if (origin === null) return null;
  const { kind, id } = origin;
  const originText = `from ${kind === 'import' ? 'an import' : 'a submission'}`;
  if (!maySee[kind]) return <span data-text="quiet">{originText}</span>;
  const to = kind === 'import' ? paths.import(id) : paths.submission(id);
  return <TextLink to={to}>{originText}</TextLink>;
}
