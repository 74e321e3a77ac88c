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
  // A click also stands for Enter in a form, which must not be sent then.
  const refuse = (event: MouseEvent) => event.preventDefault();
  const refused = { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      {/* Always there, so that the button stays the same and keeps the focus when it becomes refused. */}
      <Tooltip
        label={reason}
        disabled={reason === null}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={280}
        withinPortal={false}
        aria-hidden="true"
      >
        <Button {...button} {...(reason !== null && refused)} onClick={reason === null ? onClick : refuse}>
          {children}
        </Button>
      </Tooltip>
      {reason !== null && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
