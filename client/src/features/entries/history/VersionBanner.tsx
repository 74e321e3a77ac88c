import { Button } from '@mantine/core';
import { IconHistory, IconPinned, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

import type { VersionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { readEntryLinkState } from '../list/entryLinkState';
import classes from './VersionBanner.module.css';

interface VersionBannerProps {
  readonly shown: VersionFieldsFragment;
  readonly onRestore: () => void;
}

/** How a version relates to what the entry says now: it is the current one, an earlier one, or one of a deleted entry. */
export function VersionBanner({ shown, onRestore }: VersionBannerProps) {
  const { Icon, label, title, text, onward } = words[stateOf(shown)];
  return (
    <div className={classes.banner} role="note" aria-label={label} data-state={stateOf(shown)}>
      <Icon size={20} aria-hidden="true" className={classes.icon} />
      <div>
        <p className={classes.title}>{title(shown)}</p>
        <p className={classes.text}>{text(shown)}</p>
      </div>
      <Actions shown={shown} onward={onward} onRestore={onRestore} />
    </div>
  );
}

type State = 'latest' | 'earlier' | 'deleted';

function stateOf({ deleted, isLatest }: VersionFieldsFragment): State {
  if (deleted) return 'deleted';
  return isLatest ? 'latest' : 'earlier';
}

interface Words {
  readonly Icon: typeof IconHistory;
  readonly label: string;
  readonly title: (shown: VersionFieldsFragment) => string;
  readonly text: (shown: VersionFieldsFragment) => string;
  /** The link to the page of the entry. */
  readonly onward: string;
}

const words: Readonly<Record<State, Words>> = {
  latest: {
    Icon: IconPinned,
    label: 'The current version',
    title: ({ accession, version }) => `Version ${version} of ${accession} is the current one`,
    text: ({ version }) => `When the entry changes, this address goes on showing version ${version}.`,
    onward: 'Go to the entry',
  },
  earlier: {
    Icon: IconHistory,
    label: 'An earlier version',
    title: ({ accession, version }) => `This is an old version: version ${version} of ${accession}`,
    text: ({ latest }) => `The entry has changed since. It is at version ${latest.version} now.`,
    onward: 'Show the current version',
  },
  deleted: {
    Icon: IconTrash,
    label: 'A version of a deleted entry',
    title: ({ accession, version }) => `${accession} was deleted: this is its version ${version}`,
    text: () => 'The entry is in no list or search any more. What it said stays readable for those who cited it.',
    onward: 'About the deletion',
  },
};

interface ActionsProps extends VersionBannerProps {
  readonly onward: string;
}

function Actions({ shown, onward, onRestore }: ActionsProps) {
  const { accession, version, latest } = shown;
  const carried = readEntryLinkState(useLocation().state);
  const mayRestore = useMay('entries.restore');
  const state = stateOf(shown);
  return (
    <div className={classes.actions}>
      <Button component={Link} to={paths.entry(accession)} state={carried} size="compact-sm">
        {onward}
      </Button>
      {state === 'earlier' && (
        <Button
          component={Link}
          to={paths.entryComparison(accession, version, latest.version)}
          state={carried}
          variant="default"
          size="compact-sm"
        >
          Compare with the current one
        </Button>
      )}
      {state !== 'latest' && mayRestore && (
        <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={onRestore}>
          Restore this version
        </Button>
      )}
    </div>
  );
}
