import { Mark } from '@mantine/core';

import type { EntryFieldsFragment, MeasureFieldsFragment } from '../../../generated/types';

interface MeasuredWordsProps {
  readonly entry: EntryFieldsFragment;
  readonly measure: MeasureFieldsFragment;
}

/** The text of a field with the words of a number highlighted; the words alone if the text no longer has them. */
export function MeasuredWords({ entry, measure: { field, start, end, text } }: MeasuredWordsProps) {
  const whole = entry[field] ?? '';
  if (start === null || end === null) return <>{text === null ? 'No words in the text' : <s>{text}</s>}</>;
  return (
    <>
      {whole.slice(0, start)}
      <Mark>{whole.slice(start, end)}</Mark>
      {whole.slice(end)}
    </>
  );
}
