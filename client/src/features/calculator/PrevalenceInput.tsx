import { Button, Group, Slider } from '@mantine/core';

import classes from './Calculator.module.css';
import { ShareInput } from './ShareInput';
import { formatShare, oneIn } from './shares';

interface PrevalenceInputProps {
  /** `null` while what is typed is incomplete. */
  readonly prevalence: number | null;
  /** Where the slider stays meanwhile. */
  readonly last: number;
  /** What is typed while it is `null`. */
  readonly unread: string | undefined;
  readonly onPrevalence: (prevalence: number | null, typed?: string) => void;
}

const least = -6;
const examples = [
  { value: 0.5, label: 'As likely as not' },
  { value: 0.1, label: 'A clear suspicion' },
  { value: 0.01, label: 'A faint suspicion' },
  { value: 0.001, label: 'Nothing points to it' },
  { value: 0.000_01, label: 'A rare disease, screening everyone' },
] as const;
const marks = [-6, -5, -4, -3, -2, -1, 0].map((value) => ({ value, label: markLabel(value) }));

function markLabel(value: number): string {
  if (value === 0) return '100%';
  return value === least ? '1 in 10⁶' : formatShare(10 ** value);
}

/** The probability of the disease before the test: typed, or chosen on a logarithmic slider. */
export function PrevalenceInput({ prevalence, last, unread, onPrevalence }: PrevalenceInputProps) {
  const position = last > 0 ? Math.max(Math.log10(last), least) : least;
  const handleSlide = (value: number) => onPrevalence(Number((10 ** value).toPrecision(3)));
  return (
    <div data-stack="16">
      <ShareInput
        label="Prevalence"
        description="Probability of the disease before the test, among people like those who are tested"
        share={prevalence === null ? null : { value: prevalence, counts: null }}
        unread={unread}
        onShare={(share, typed) => onPrevalence(share?.value ?? null, typed)}
      />
      <Slider
        className={classes.slider}
        data-screen-only
        min={least}
        max={0}
        step={0.05}
        value={position}
        onChange={handleSlide}
        marks={marks}
        label={null}
        thumbLabel="Prevalence, logarithmic"
        thumbValueText={`${formatShare(last)}, ${oneIn(last)}`}
      />
      <Group
        gap={8}
        className={classes.examples}
        data-screen-only
        role="group"
        aria-label="Examples of a prevalence"
      >
        {examples.map(({ value, label }) => (
          <Button
            key={value}
            size="compact-xs"
            variant="default"
            aria-pressed={prevalence === value}
            onClick={() => onPrevalence(value)}
          >
            {oneIn(value)} · {label}
          </Button>
        ))}
      </Group>
    </div>
  );
}
