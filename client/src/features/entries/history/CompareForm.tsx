import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';

import { formatDay } from '../../../components/format';
import type { RevisionFieldsFragment } from '../../../generated/types';
import classes from './EntryHistory.module.css';
import type { HistoryView } from './historyView';

interface CompareFormProps {
  readonly revisions: readonly RevisionFieldsFragment[];
  readonly compared: HistoryView['compared'];
  /** The button that starts the comparison. */
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onCompare: (from: number, to: number) => void;
}

/** Selects two versions of an entry to compare; renders nothing for fewer than two. */
export function CompareForm({ revisions, compared, buttonRef, onCompare }: CompareFormProps) {
  // A deletion has no contents to compare, and a withdrawn version none to show.
  const states = revisions.filter(({ action, withdrawnAt }) => action !== 'delete' && withdrawnAt === null);
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({});
  const [last, secondToLast] = states;
  if (last === undefined || secondToLast === undefined) return null;
  const from = chosen.from ?? compared?.[0] ?? secondToLast.version;
  const to = chosen.to ?? compared?.[1] ?? last.version;
  const versions = states.map(({ version, at }) => ({
    value: String(version),
    label: `Version ${version}, ${formatDay(at)}`,
  }));
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
