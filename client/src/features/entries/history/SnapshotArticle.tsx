import { entryTitle } from '@contract/entry-title';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { PageTitle } from '../../../components/PageTitle';
import type { SnapshotFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { AdditionalFacts } from '../detail/AdditionalFacts';
import { EntityChain } from '../detail/EntityChain';
import { EntryFacts } from '../detail/EntryFacts';
import pageClasses from '../detail/EntryPage.module.css';
import { readEntryLinkState } from '../list/entryLinkState';
import classes from './SnapshotArticle.module.css';

interface SnapshotArticleProps {
  readonly snapshot: SnapshotFieldsFragment;
  /** The current version; `null` if the entry is deleted. */
  readonly current: number | null;
  readonly onRestore: () => void;
}

/** The contents of an entry at an earlier version, labelled as such. */
export function SnapshotArticle({ snapshot, current, onRestore }: SnapshotArticleProps) {
  const { accession, version, autoantibody, disease } = snapshot;
  return (
    <article className={pageClasses.article}>
      {/* Search engines must not index outdated contents. */}
      <meta name="robots" content="noindex" />
      <Banner snapshot={snapshot} current={current} onRestore={onRestore} />
      <header className={pageClasses.head}>
        <PageTitle
          title={`Version ${version} of ${accession}: ${entryTitle(snapshot)}`}
          path={paths.entry(accession)}
        >
          {autoantibody} <span className={pageClasses.quiet}>in {disease}</span>
        </PageTitle>
        <div className={pageClasses.record}>
          <span className={pageClasses.accession}>{accession}</span>
          <span>Version {version}</span>
          <span>
            From <Day moment={snapshot.at} />
          </span>
        </div>
      </header>
      <EntityChain entry={snapshot} />
      <div className={classes.facts}>
        <EntryFacts entry={snapshot} withEmpty={false} />
        <AdditionalFacts additional={snapshot.additional} />
      </div>
    </article>
  );
}

function Banner({ snapshot: { accession, version }, current, onRestore }: SnapshotArticleProps) {
  const carried = readEntryLinkState(useLocation().state);
  const mayRestore = useMay('entries.restore');
  return (
    <div className={classes.banner} role="note" aria-label="An earlier version">
      <p className={classes.text}>
        This is <strong>version {version}</strong> of {accession}, not what it says now.{' '}
        {current === null ? 'The entry is deleted.' : `It is at version ${current}.`}
      </p>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={paths.entry(accession)}
          state={carried}
          variant="default"
          size="compact-sm"
        >
          {current === null ? 'Back to the deleted entry' : 'Show the current version'}
        </Button>
        {current !== null && (
          <Button
            component={Link}
            to={paths.entryComparison(accession, version, current)}
            state={carried}
            variant="default"
            size="compact-sm"
          >
            Compare with the current one
          </Button>
        )}
        {mayRestore && (
          <Button size="compact-sm" aria-haspopup="dialog" onClick={onRestore}>
            Restore this version
          </Button>
        )}
      </div>
    </div>
  );
}
