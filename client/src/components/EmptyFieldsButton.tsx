import { Button } from '@mantine/core';

import { formatCount } from './format';

interface EmptyFieldsButtonProps {
  readonly count: number;
  /** The only entry that fills them. @default none */
  readonly filledBy?: string | undefined;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** The space above, in pixels. */
  readonly mt?: number;
}

/** Shows or hides the empty fields of entries or of a proposal; nothing where there are none. */
export function EmptyFieldsButton({ count, filledBy, isShown, onToggle, mt = 0 }: EmptyFieldsButtonProps) {
  if (count === 0) return null;
  const fields =
    filledBy === undefined
      ? formatCount(count, 'empty field', 'empty fields')
      : `${formatCount(count, 'field', 'fields')} that only ${filledBy} fills`;
  return (
    <Button
      variant="default"
      mt={mt}
      style={{ justifySelf: 'start' }}
      data-screen-only
      aria-expanded={isShown}
      onClick={onToggle}
    >
      {isShown ? 'Hide' : 'Show'} {fields}
    </Button>
  );
}
