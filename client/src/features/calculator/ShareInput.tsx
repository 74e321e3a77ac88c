import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { useTyped } from '../../hooks/useTyped';
import classes from './Calculator.module.css';
import { fromPercent, readShare, type Share, typedShare } from './shares';

interface ShareInputProps {
  readonly label: string;
  readonly description?: string;
  /** `null` while what is typed is no share. */
  readonly share: Share | null;
  /** What is in the input at first if there is no share. @default '' */
  readonly unread?: string | undefined;
  readonly onShare: (share: Share | null, typed: string) => void;
}

const unreadable = 'Type a share such as 0.95, 95%, 45 of 50 or 1 in 1,000';
const pauseMs = 700;

/**
 * An input of a share. A number such as 95 is asked about, and never taken for 95% or for 0.95 on its own. The question
 * and any problem appear after a pause in typing, or when the input is left.
 */
export function ShareInput({ label, description, share, unread = '', onShare }: ShareInputProps) {
  const [typed, setTyped] = useTyped<string, number | null>(share?.value ?? null);
  const [isLeft, setIsLeft] = useState(false);
  const shown = typed?.content ?? (share === null ? unread : typedShare(share));
  const [paused] = useDebouncedValue(shown, pauseMs);
  const reading = readShare(shown);
  const isFinished = isLeft || paused === shown;
  const isWrong = reading.kind === 'unreadable' || (reading.kind === 'blank' && typed !== null);
  const handleTyped = (text: string) => {
    const read = readShare(text);
    const next = read.kind === 'share' ? read.share : null;
    setTyped({ content: text, sent: [...(typed?.sent ?? []), next?.value ?? null] });
    setIsLeft(false);
    onShare(next, text);
  };
  const handleLeave = () => {
    setIsLeft(true);
    if (typed !== null) setTyped(reading.kind === 'share' ? null : { content: shown, sent: [null] });
  };
  const handleMeant = (value: number) => {
    onShare({ value, counts: null }, shown);
    setTyped(null);
  };
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        value={shown}
        autoComplete="off"
        error={isFinished && isWrong ? unreadable : undefined}
        onChange={(event) => handleTyped(event.currentTarget.value)}
        onBlur={handleLeave}
      />
      {isFinished && reading.kind === 'ask' && (
        <div role="alert" className={classes.question}>
          <p>
            Is {reading.number} meant as {reading.number}%? There is no result until you say so.
          </p>
          <Group gap={8}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => handleMeant(fromPercent(reading.number))}
            >
              Yes, {reading.number}%
            </Button>
            {reading.number === 1 && (
              <Button size="compact-sm" variant="default" onClick={() => handleMeant(1)}>
                No, 100%
              </Button>
            )}
          </Group>
        </div>
      )}
    </div>
  );
}
