import { Radio, Title } from '@mantine/core';

import { labelOfField } from '../differences/fieldChanges';
import { WordDifference } from '../differences/WordDifference';
import classes from './ConflictChoice.module.css';
import type { Difference, Side } from './differences';
import type { Sides } from './useSides';

interface ConflictGroupsProps extends Pick<ConflictChoiceProps, 'names' | 'labelOf'> {
  readonly differences: readonly Difference[];
  readonly sides: Pick<Sides, 'sideOf' | 'choose'>;
  /** The titles of the parts that both sides changed, and of those that one side changed. */
  readonly titles: { readonly both: string; readonly one: string };
}

/** The parts in which two versions differ, with a choice for each: first those that both sides changed. */
export function ConflictGroups({ differences, sides, titles, ...look }: ConflictGroupsProps) {
  return (
    <>
      {group(
        titles.both,
        differences.filter(({ changedBy }) => changedBy === null),
      )}
      {group(
        titles.one,
        differences.filter(({ changedBy }) => changedBy !== null),
      )}
    </>
  );

  function group(title: string, parts: readonly Difference[]) {
    if (parts.length === 0) return null;
    return (
      <div data-stack="16">
        <Title order={3}>{title}</Title>
        {parts.map((difference) => (
          <ConflictChoice
            key={difference.part}
            {...look}
            difference={difference}
            side={sides.sideOf(difference)}
            onSide={(side) => sides.choose(difference.part, side)}
          />
        ))}
      </div>
    );
  }
}

interface ConflictChoiceProps {
  readonly difference: Difference;
  /** `null` while nothing is selected. */
  readonly side: Side | null;
  /** The labels of the two versions. @default `Yours` and `Theirs` */
  readonly names?: Readonly<Record<Side, string>>;
  /** What a part is called. @default the label of a field of an entry */
  readonly labelOf?: ((part: string) => string) | undefined;
  readonly onSide: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const satisfies readonly Side[];
const yoursAndTheirs = { mine: 'Yours', theirs: 'Theirs' } as const satisfies Record<Side, string>;

/** One part in both versions and in the base version; the user selects one of the two. */
function ConflictChoice({
  difference,
  side,
  names = yoursAndTheirs,
  labelOf = labelOfField,
  onSide,
}: ConflictChoiceProps) {
  const { part, was } = difference;
  return (
    <Radio.Group
      label={labelOf(part)}
      value={side}
      onChange={(value) => onSide(value === 'mine' ? 'mine' : 'theirs')}
      className={classes.difference}
      classNames={{ label: classes.part }}
    >
      <p data-text="quiet" style={{ margin: '2px 0 10px' }}>
        Before: <Version text={was} />
      </p>
      <div className={classes.versions}>
        {sides.map((version) => (
          <Radio.Card key={version} value={version} className={classes.version}>
            <Radio.Indicator size="xs" />
            <span>
              <span data-text="note" style={{ display: 'block' }}>
                {names[version]}
                {difference[version] === was && <span style={{ marginLeft: 8 }}>unchanged</span>}
              </span>
              <Version text={difference[version]} before={was} />
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

interface VersionProps {
  readonly text: string;
  /** The text to compare with, if changed words are to be marked. @default text */
  readonly before?: string;
}

function Version({ text, before = text }: VersionProps) {
  if (text !== '' && before !== '' && before !== text) return <WordDifference before={before} after={text} />;
  return text === '' ? (
    <em data-text="quiet">nothing</em>
  ) : (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</span>
  );
}
