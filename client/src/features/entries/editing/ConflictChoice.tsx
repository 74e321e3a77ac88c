import { entryField, isEntryFieldName } from '@contract/entry-fields';
import { Radio } from '@mantine/core';

import { WordDifference } from '../../../components/differences/WordDifference';
import classes from './editing.module.css';
import { additionalPart, type Difference, type Side } from './mergeEntries';

interface ConflictChoiceProps {
  readonly difference: Difference;
  /** `null` while nothing is chosen. */
  readonly side: Side | null;
  readonly onSide: (side: Side) => void;
}

const sides = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
] as const;

/** One part of an entry in both versions, and what it was before; one of the two is chosen. */
export function ConflictChoice({ difference, side, onSide }: ConflictChoiceProps) {
  const { part, was } = difference;
  const label = labelOf(part);
  return (
    <Radio.Group
      label={label}
      value={side}
      onChange={(value) => onSide(value === 'mine' ? 'mine' : 'theirs')}
      className={classes.difference}
      classNames={{ label: classes.part }}
    >
      <p className={classes.was}>
        Before: <Version text={was} />
      </p>
      <div className={classes.versions}>
        {sides.map((version) => (
          <Radio.Card key={version.side} value={version.side} className={classes.version}>
            <Radio.Indicator size="xs" />
            <span>
              <span className={classes.side}>
                {version.label}
                {difference[version.side] === was && <span className={classes.same}>unchanged</span>}
              </span>
              <Version text={difference[version.side]} before={was} />
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

interface VersionProps {
  readonly text: string;
  /** What it was before, where the words that changed are to be seen. @default the same */
  readonly before?: string;
}

function Version({ text, before = text }: VersionProps) {
  if (text !== '' && before !== '' && before !== text) return <WordDifference before={before} after={text} />;
  return text === '' ? (
    <em className={classes.blank}>nothing</em>
  ) : (
    <span className={classes.text}>{text}</span>
  );
}

function labelOf(part: string): string {
  return isEntryFieldName(part) ? entryField(part).label : part.slice(additionalPart('').length);
}
