import { Switch, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { comparedEntries } from '../../components/comparing/comparedEntries';
import { CopyLinkButton } from '../../components/CopyLinkButton';
import { notifyDownloaded } from '../../components/notifyDownload';
import { downloadText } from '../../components/saveFile';
import { ToolButton } from '../../components/ToolButton';
import type { EntryFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Compare.module.css';
import { compareAddress, type CompareView, keyOf } from './compareView';
import { type ComparedGroup, comparisonCsv } from './comparison';

interface CompareBarProps {
  readonly view: CompareView;
  readonly entries: readonly EntryFieldsFragment[];
  /** The groups that are shown; `null` while there is nothing to compare. */
  readonly groups: readonly ComparedGroup[] | null;
  readonly onAdd: (name: string) => void;
  readonly onOnlyDifferences: (only: boolean) => void;
}

/** Controls of the comparison: which entries and rows it shows, and its downloads. */
export function CompareBar({ view, entries, groups, onAdd, onOnlyDifferences }: CompareBarProps) {
  const accessions = entries.map(({ accession }) => accession);
  const handleCsv = () => {
    downloadText(comparisonCsv(accessions, groups ?? []), 'autoimmune-atlas-comparison.csv', 'text/csv');
    notifyDownloaded('csv');
  };
  return (
    <div className={classes.bar} data-screen-only>
      <AddEntry requested={view.requested} shown={accessions} onAdd={onAdd} />
      {groups && (
        <>
          <Switch
            label="Only differences"
            size="sm"
            checked={view.onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.currentTarget.checked)}
          />
          <div className={classes.actions}>
            <ToolButton Icon={IconDownload} onClick={handleCsv}>
              Download csv
            </ToolButton>
            <CopyLinkButton path={paths.compare(compareAddress(accessions, view.onlyDifferences))} />
          </div>
        </>
      )}
    </div>
  );
}

interface AddEntryProps {
  readonly requested: readonly string[];
  /** Accessions already in the comparison, whether they were requested by id or by accession. */
  readonly shown: readonly string[];
  readonly onAdd: (name: string) => void;
}

/** Adds an entry to the comparison, by its accession. */
function AddEntry({ requested, shown, onAdd }: AddEntryProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isFull = requested.length >= comparedEntries.max;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const key = keyOf(name);
    const problem = problemOf(key, [...requested, ...shown]);
    setError(problem);
    if (problem !== null || key === null || isFull) return;
    onAdd(key);
    setName('');
  };
  return (
    <form className={classes.add} onSubmit={handleSubmit}>
      <TextInput
        aria-label="Accession of an entry to add"
        placeholder="AIA0000042"
        size="xs"
        value={name}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
        classNames={{ input: classes.accessionInput }}
      />
      <ButtonWithDisabledReason
        type="submit"
        variant="default"
        size="xs"
        reason={isFull ? `You can compare at most ${comparedEntries.max} entries` : null}
      >
        Add entry
      </ButtonWithDisabledReason>
    </form>
  );
}

function problemOf(key: string | null, present: readonly string[]): string | null {
  if (key === null) return 'Enter AIA and seven digits';
  return present.includes(key) ? 'This entry is already compared' : null;
}
