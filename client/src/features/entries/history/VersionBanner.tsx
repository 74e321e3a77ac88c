import { Button } from '@mantine/core';
import { IconHistory, IconPinned, IconTrash } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import type { VersionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { readEntryLinkState } from '../list/entryLinkState';
import classes from './VersionBanner.module.css';

interface VersionBannerProps {
  readonly shown: VersionFieldsFragment;
  readonly onRestore: () => void;
}

/** Says whether a version is the current one, an earlier one, or one of a deleted entry, and leads to the entry. */
export function VersionBanner({ shown, onRestore }: VersionBannerProps) {
  const state = stateOf(shown);
  const { Icon, label, title, text, onward } = banners[state];
  return (
    <div data-framed className={classes.banner} role="note" aria-label={label} data-state={state}>
      <Icon size={20} aria-hidden="true" className={classes.icon} />
      <div>
        <p style={{ fontWeight: 650 }}>{title(shown)}</p>
        <p style={{ maxWidth: '75ch' }}>{text(shown)}</p>
      </div>
      <Actions shown={shown} state={state} onward={onward} onRestore={onRestore} />
    </div>
  );
}

type State = 'latest' | 'earlier' | 'deleted';

function stateOf({ deleted, isLatest }: VersionFieldsFragment): State {
  if (deleted) return 'deleted';
  return isLatest ? 'latest' : 'earlier';
}

interface Banner {
  readonly Icon: typeof IconHistory;
  readonly label: string;
  readonly title: (shown: VersionFieldsFragment) => string;
  readonly text: (shown: VersionFieldsFragment) => string;
  /** The label of the link to the page of the entry. */
  readonly onward: string;
}

const banners: Readonly<Record<State, Banner>> = {
  latest: {
    Icon: IconPinned,
    label: 'The current version',
    title: ({ accession }) => `The current version of ${accession}`,
    text: ({ version }) =>
      `This is version ${version}. When the entry changes, this address goes on showing version ${version}.`,
    onward: 'Go to the entry',
  },
  earlier: {
    Icon: IconHistory,
    label: 'An earlier version',
    title: ({ accession }) => `An old version of ${accession}`,
    text: ({ version, latest }) =>
      `This is version ${version}. The entry has changed since, and is now at version ${latest.version}.`,
    onward: 'Show the current version',
  },
  deleted: {
    Icon: IconTrash,
    label: 'A version of a deleted entry',
    title: ({ accession }) => `${accession} was deleted`,
    text: ({ version }) =>
      `This is version ${version}. Lists and searches no longer show the entry, but cited versions stay readable.`,
    onward: 'About the deletion',
  },
};

interface ActionsProps extends VersionBannerProps {
  readonly state: State;
  readonly onward: string;
}

function Actions({ shown, state, onward, onRestore }: ActionsProps) {
  const { accession, version, latest } = shown;
  const carried = readEntryLinkState(useLocation().state);
  const mayRestore = useMay('entries.restore');
  return (
    <div className={classes.actions} data-buttons data-screen-only>
      <ButtonLink to={paths.entry(accession)} state={carried} size="compact-sm">
        {onward}
      </ButtonLink>
      {state === 'earlier' && (
        <ButtonLink
          to={paths.entryComparison(accession, version, latest.version)}
          state={carried}
          variant="default"
          size="compact-sm"
        >
          Compare with the current one
        </ButtonLink>
      )}
      {state !== 'latest' && mayRestore && (
        <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={onRestore}>
          Restore this version
        </Button>
      )}
    </div>
  );
}
