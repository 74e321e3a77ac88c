import { limits } from '@contract/limits';
import { Textarea } from '@mantine/core';

interface ReasonInputProps {
  readonly reason: string;
  /** Who can read it in the history. @default all signed-in users */
  readonly readers?: string;
  readonly onReason: (reason: string) => void;
}

/** An optional input for the reason of a change, which the history of the entry shows. */
export function ReasonInput({ reason, readers = 'All signed-in users', onReason }: ReasonInputProps) {
  return (
    <Textarea
      label="Reason (optional)"
      description={`${readers} can read it in the history.`}
      value={reason}
      maxLength={limits.reasonLength}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
