import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@mantine/core';
import { type ComponentPropsWithoutRef, type MouseEvent, useId } from 'react';

interface ReasonedButtonProps
  extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Why it cannot be pressed; `null` while it can. */
  readonly reason: string | null;
}

/** A button that stays within reach when it cannot be pressed, and says why to whoever points at it or focuses it. */
export function ReasonedButton({ reason, onClick, children, ...button }: ReasonedButtonProps) {
  const reasonId = useId();
  if (reason === null) {
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    );
  }
  // A click also stands for Enter in a form, which must not be sent then.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <Tooltip
        label={reason}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={280}
        withinPortal={false}
        aria-hidden="true"
      >
        <Button {...button} data-disabled aria-disabled="true" aria-describedby={reasonId} onClick={refuse}>
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
