import { Button } from '@mantine/core';

import { formatCount } from './format';

interface EmptyFieldsButtonProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** The space above, in pixels. */
  readonly mt?: number;
}

/** Shows or hides the empty fields of entries; nothing where there are none. */
export function EmptyFieldsButton({ count, isShown, onToggle, mt = 0 }: EmptyFieldsButtonProps) {
  if (count === 0) return null;
  return (
    <Button
      variant="default"
      mt={mt}
      style={{ justifySelf: 'start' }}
      data-screen-only
      aria-expanded={isShown}
      onClick={onToggle}
    >
      {isShown ? 'Hide' : 'Show'} {formatCount(count, 'empty field', 'empty fields')}
    </Button>
  );
}
