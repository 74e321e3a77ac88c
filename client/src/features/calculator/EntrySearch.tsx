import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { SearchingInput } from '../../components/overlays/SearchingInput';
import { useEntriesWithNumbersQuery } from '../../generated/calculator';

/** Pause in typing, in milliseconds, after which entries are requested. */
const pause = 200;
const maxOptions = 10;

/** Finds an entry that states a sensitivity or a specificity, by names or by its accession. */
export function EntrySearch({ onEntry }: { readonly onEntry: (accession: string) => void }) {
  const [typed, setTyped] = useState('');
  const { entries, isSearched } = useEntriesWithNumbers(typed.trim());
  const handleEntry = (accession: string) => {
    setTyped('');
    onEntry(accession);
  };
  return (
    <SearchingInput
      label="Take numbers from an entry"
      description="Names, or an accession such as AIA0000042"
      value={typed}
      maxLength={limits.searchTermMaxLength}
      autoComplete="off"
      spellCheck={false}
      onType={setTyped}
      onChoose={handleEntry}
      isListHidden={!isSearched}
      options={({ Empty, Option, Options }) => (
        <Options aria-label="Entries with numbers" tabIndex={-1}>
          {entries.map(({ accession, disease, autoantibody }) => (
            <Option key={accession} value={accession}>
              {autoantibody} in {disease} <span data-text="note">{accession}</span>
            </Option>
          ))}
          {entries.length === 0 && <Empty>No entry found that states a sensitivity or a specificity</Empty>}
        </Options>
      )}
    />
  );
}

/** The entries for a typed text that state a number to calculate with; the previous ones stay until new ones come. */
function useEntriesWithNumbers(typed: string) {
  const [term] = useDebouncedValue(typed, pause);
  const { data, previousData } = useEntriesWithNumbersQuery(
    term === '' ? skipToken : { variables: { term } },
  );
  const found = typed === '' ? undefined : (data ?? previousData);
  const entries = (found?.entries.items ?? [])
    .filter(({ measures }) =>
      measures.some(
        ({ measure, value }) => value !== null && (measure === 'sensitivity' || measure === 'specificity'),
      ),
    )
    .slice(0, maxOptions);
  return { entries, isSearched: found !== undefined };
}
