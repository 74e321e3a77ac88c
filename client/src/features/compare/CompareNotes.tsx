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
          title={`Nothing is known of ${unknown.map((name) => `“${name}”`).join(', ')}`}
        >
          An entry is named by its accession, such as AIA0000042. What has this name never existed or has been
          deleted.{' '}
          <Button variant="subtle" size="compact-sm" onClick={onForget}>
            Leave out
          </Button>
        </Alert>
      )}
      {left > 0 && (
        <Alert color="gray" variant="outline" title={`The first ${comparedEntries.max} are compared`}>
          {formatEntries(left)} more than can stand side by side {left === 1 ? 'is' : 'are'} left out.
        </Alert>
      )}
    </>
  );
}
