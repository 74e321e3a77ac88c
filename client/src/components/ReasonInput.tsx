import { limits } from '@contract/limits';
import { Textarea } from '@mantine/core';

import fieldClasses from './Field.module.css';

interface ReasonInputProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Asks why something is done, for the history of an entry; nobody has to say. */
export function ReasonInput({ reason, onReason }: ReasonInputProps) {
  return (
    <Textarea
      label="Reason (optional)"
      description="Everyone who is signed in can read it in the history."
      value={reason}
      maxLength={limits.reasonLength}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => onReason(event.currentTarget.value)}
      classNames={{ input: fieldClasses.input }}
    />
  );
}
