import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { ErrorState } from '../../../components/ErrorState';
import { TitledSection } from '../../../components/TitledSection';
import { useEntryMeasuresQuery } from '../../../generated/measures';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { useMay } from '../../../session/useSession';
import { MeasureForm, MeasureItem } from './MeasureItem';

interface EntryMeasuresProps {
  readonly entry: EntryFieldsFragment;
  /** The id of the section, for links within the page. */
  readonly id: string;
}

/** The numbers that the text of an entry states; signed-in users can confirm, correct, reject and add them. */
export function EntryMeasures({ entry, id }: EntryMeasuresProps) {
  const mayReview = useMay('measures.review');
  const [isAdding, { toggle, close }] = useDisclosure(false);
  const add = useRestoredFocus<HTMLButtonElement>(String(isAdding));
  const { data, previousData, error, refetch } = useEntryMeasuresQuery({ variables: { id: entry.id } });
  // With what is typed below a number, they stay while they are fetched for a new text.
  const shown = [data?.entry, previousData?.entry].find((known) => known?.id === entry.id);
  const measures = shown?.measures ?? [];
  if (data !== undefined && measures.length === 0 && !mayReview) return null;
  return (
    <TitledSection
      title="Numbers in the text"
      id={id}
      tabIndex={-1}
      data-stack="12"
      style={{ marginTop: 32, scrollMarginTop: 16 }}
    >
      <p data-text="note">
        Read from the words of this entry. For research and teaching, not medical advice.
      </p>
      {error !== undefined && <ErrorState error={error} operation="fetchMeasures" onRetry={refetch} />}
      <ul data-stack>
        {measures.map((measure) => (
          <MeasureItem
            key={measure.id}
            entry={entry}
            measure={measure}
            mayReview={mayReview}
            onChanged={() => void refetch()}
          />
        ))}
      </ul>
      {mayReview && (
        <Button
          ref={add}
          variant="default"
          style={{ justifySelf: 'start' }}
          data-screen-only
          aria-expanded={isAdding}
          onClick={toggle}
        >
          Add a number
        </Button>
      )}
      {isAdding && (
        <MeasureForm entry={entry} measure={null} onClose={close} onSaved={() => void refetch()} />
      )}
    </TitledSection>
  );
}
