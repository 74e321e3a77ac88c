import { Alert, Button } from '@mantine/core';

import { comparedEntries } from '../../components/comparing/comparedEntries';
import { formatEntries } from '../../components/format';

interface CompareNotesProps {
  /** Requested ids and accessions that match no entry. */
  readonly unknown: readonly string[];
  /** How many requested entries exceed the maximum. */
  readonly left: number;
  readonly onForget: () => void;
}

/** Lists the requested entries that are not compared. */
export function CompareNotes({ unknown, left, onForget }: CompareNotesProps) {
  return (
    <>
      {unknown.length > 0 && (
        <Alert
          color="gray"
          variant="outline"
          title={`Entry not found: ${unknown.map((name) => `“${name}”`).join(', ')}`}
        >
          Entries have accessions such as AIA0000042. The entry never existed or was deleted.{' '}
          <Button variant="subtle" size="compact-sm" onClick={onForget}>
            Remove
          </Button>
        </Alert>
      )}
      {left > 0 && (
        <Alert color="gray" variant="outline" title={`Only the first ${comparedEntries.max} are compared`}>
          {formatEntries(left)} {left === 1 ? 'is' : 'are'} not shown.
        </Alert>
      )}
    </>
  );
}
