import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';

import classes from './Calculator.module.css';
import { fromPercent, readShare, type Share, typedShare } from './shares';

interface ShareInputProps {
  readonly label: string;
  readonly description?: string;
  /** `null` while nothing is filled in. */
  readonly share: Share | null;
  readonly onShare: (share: Share) => void;
}

const unreadable = 'Type a share such as 0.95, 95% or 45 of 50';

/** An input of a share. A number such as 95 is asked about, and never taken for 95% or for 0.95 on its own. */
export function ShareInput({ label, description, share, onShare }: ShareInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (share === null ? '' : typedShare(share));
  const reading = readShare(shown);
  const handleTyped = (text: string) => {
    setTyped(text);
    const read = readShare(text);
    if (read.kind === 'share') onShare(read.share);
  };
  const handleLeave = () => {
    if (reading.kind === 'share') setTyped(null);
  };
  const handleMeant = (value: number) => {
    onShare({ value, counts: null });
    setTyped(null);
  };
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        value={shown}
        autoComplete="off"
        error={reading.kind === 'unreadable' ? unreadable : typed === '' ? unreadable : undefined}
        onChange={(event) => handleTyped(event.currentTarget.value)}
        onBlur={handleLeave}
      />
      {reading.kind === 'ask' && (
        <div role="alert" className={classes.question}>
          <p>
            Is {reading.number} meant as {reading.number}%? Nothing changes until you say so.
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
