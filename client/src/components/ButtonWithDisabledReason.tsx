import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@mantine/core';
import { type ComponentPropsWithoutRef, type MouseEvent, useId } from 'react';

interface ButtonWithDisabledReasonProps
  extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** Why the button is disabled; `null` while it is enabled. */
  readonly reason: string | null;
}

/** A button that stays focusable while it is disabled, and shows the reason on hover and focus. */
export function ButtonWithDisabledReason({
  reason,
  onClick,
  children,
  ...button
}: ButtonWithDisabledReasonProps) {
  const reasonId = useId();
  // A click can also come from Enter in a form, which must not be submitted then.
  const refuse = (event: MouseEvent) => event.preventDefault();
  const refused = { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      {/* Always present, so that the button element stays the same and keeps the focus when it is disabled. */}
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
