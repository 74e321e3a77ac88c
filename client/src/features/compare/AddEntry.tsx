import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { comparedEntries } from '../../components/comparing/comparedEntries';
import classes from './Compare.module.css';
import { keyOf } from './compareView';

interface AddEntryProps {
  readonly requested: readonly string[];
  /** Accessions already in the comparison, whether they were requested by id or by accession. */
  readonly shown: readonly string[];
  readonly onAdd: (name: string) => void;
}

/** Adds an entry to the comparison, by its accession. */
export function AddEntry({ requested, shown, onAdd }: AddEntryProps) {
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
