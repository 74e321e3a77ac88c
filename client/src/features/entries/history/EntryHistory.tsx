import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react';

import { ErrorState, RetryButton } from '../../../components/ErrorState';
import { formatCount, formatDay, formatNumber } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { HistorySkeleton } from '../../../components/history/HistorySkeleton';
import { Revisions } from '../../../components/history/Revisions';
import { TextLink } from '../../../components/TextLink';
import type { RevisionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import classes from './EntryHistory.module.css';
import type { HistoryView } from './historyView';
import { RevisionItem } from './RevisionItem';
import { useCompare, VersionComparison } from './useCompare';
import { useEntryHistory } from './useEntryHistory';
import { useRestoreDialog } from './useRestoreDialog';

export interface EntryHistoryProps {
  readonly entry: { readonly id: string; readonly accession: string };
  /** The current version; `null` if the entry is deleted. */
  readonly current: number | null;
  readonly view: HistoryView;
  /** Called after a version is restored, to navigate. @default the user stays on the page */
  readonly onRestored?: () => void;
}

/**
 * The revisions of an entry, newest first: who, when, why and what changed; each version can be viewed and restored.
 */
export function EntryHistory({ entry, current, view, onRestored }: EntryHistoryProps) {
  const { compared } = view;
  const { history, error, isLoading, ...more } = useEntryHistory(entry.id);
  const compareButton = useRef<HTMLButtonElement>(null);
  const compare = useCompare(entry.accession);
  const restoring = useRestoreDialog({ onRestored });
  const shown = history?.revisions.length ?? 0;
  const list = useRef<HTMLOListElement>(null);
  const expectOlder = useFocusOnOlder(list, shown);
  const handleCloseComparison = () => {
    // The focused element disappears with the comparison.
    compareButton.current?.focus();
    compare.hide();
  };
  if (history === undefined) {
    if (error === undefined) return <HistorySkeleton />;
    return <ErrorState error={error} operation="fetchHistory" onRetry={more.retry} />;
  }
  return (
    <>
      <CompareForm
        revisions={history.revisions}
        compared={compared}
        buttonRef={compareButton}
        onCompare={compare.show}
      />
      {compared && (
        <VersionComparison accession={entry.accession} compared={compared} onClose={handleCloseComparison} />
      )}
      <Revisions listRef={list} isLoading={isLoading}>
        {history.revisions.map((revision) => (
          <RevisionItem
            key={revision.version}
            entry={entry}
            revision={revision}
            current={current}
            shown={view.version}
            onRestore={() =>
              restoring.ask({ ...entry, version: revision.version, isDeleted: current === null })
            }
          />
        ))}
      </Revisions>
      <FormFailure error={error} operation="fetchHistory">
        <RetryButton variant="subtle" size="compact-sm" onRetry={more.retry} />
      </FormFailure>
      {more.older > 0 && (
        <div>
          <Button
            variant="default"
            loading={isLoading}
            onClick={() => {
              expectOlder();
              more.showOlder();
            }}
          >
            Show {formatCount(more.older, 'older version', 'older versions')}
          </Button>
        </div>
      )}
      {more.older <= 0 && more.beyond > 0 && (
        <p data-text="quiet">
          The list shows the latest {formatNumber(shown)} of {formatNumber(history.total)} versions. Each
          earlier version has its own address, such as{' '}
          <TextLink to={paths.entryVersion({ accession: entry.accession, version: more.beyond })}>
            version {more.beyond}
          </TextLink>
          .
        </p>
      )}
      {restoring.dialog}
    </>
  );
}

/** Focuses the first of the newly loaded revisions, because the button that loaded them may be gone. */
function useFocusOnOlder(list: RefObject<HTMLOListElement | null>, shown: number): () => void {
  const expectedFrom = useRef<number | null>(null);
  useEffect(
    function focusFirstOlder() {
      if (expectedFrom.current === null || shown <= expectedFrom.current) return;
      list.current?.children[expectedFrom.current]?.querySelector('h3')?.focus();
      expectedFrom.current = null;
    },
    [list, shown],
  );
  return () => {
    expectedFrom.current = shown;
  };
}

interface CompareFormProps {
  readonly revisions: readonly RevisionFieldsFragment[];
  readonly compared: HistoryView['compared'];
  /** The button that starts the comparison. */
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onCompare: (from: number, to: number) => void;
}

/** The loaded versions and the chosen ones, which an address may name before they are loaded; newest first. */
function optionsOf(states: readonly RevisionFieldsFragment[], chosen: readonly number[]) {
  const dates = new Map(states.map(({ version, at }) => [version, `, ${formatDay(at)}`]));
  return [...new Set([...dates.keys(), ...chosen])]
    .sort((a, b) => b - a)
    .map((version) => ({
      value: String(version),
      label: `Version ${version}${dates.get(version) ?? ''}`,
    }));
}

/** Selects two versions of an entry to compare; renders nothing for fewer than two. */
function CompareForm({ revisions, compared, buttonRef, onCompare }: CompareFormProps) {
  // A deletion has no contents to compare, and a withdrawn version none to show.
  const states = revisions.filter(({ action, withdrawnAt }) => action !== 'delete' && withdrawnAt === null);
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({});
  const [last, secondToLast] = states;
  if (last === undefined || secondToLast === undefined) return null;
  const from = chosen.from ?? compared?.[0] ?? secondToLast.version;
  const to = chosen.to ?? compared?.[1] ?? last.version;
  const versions = optionsOf(states, [from, to]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChosen({});
    onCompare(Math.min(from, to), Math.max(from, to));
  };
  return (
    <form className={classes.compare} aria-label="Compare versions" onSubmit={handleSubmit}>
      <NativeSelect
        label="Compare"
        value={String(from)}
        data={versions}
        onChange={(event) => setChosen({ ...chosen, from: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label="with"
        value={String(to)}
        data={versions}
        onChange={(event) => setChosen({ ...chosen, to: Number(event.currentTarget.value) })}
      />
      <Button ref={buttonRef} type="submit" variant="default">
        Compare
      </Button>
    </form>
  );
}
