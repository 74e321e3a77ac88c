import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

import { isFocusLost } from '../hooks/focusMain';
import { useOverlays } from './overlays/overlays';

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
  const target = useRef<HTMLButtonElement>(null);
  const [attention, setAttention] = useState({ pointer: false, focus: false });
  const isOff = button.loading === true || button.disabled === true;
  const hasFocus = useRef(false);
  useEffect(
    function returnFocus() {
      if (isOff || !hasFocus.current) return;
      if (isFocusLost()) target.current?.focus({ preventScroll: true });
      else hasFocus.current = document.activeElement === target.current;
    },
    [isOff],
  );
  const handleFocus = () => {
    hasFocus.current = true;
    setAttention((now) => ({ ...now, focus: true }));
  };
  const handleBlur = () => {
    // It gets the focus back if it lost it because it was disabled, as while it is busy.
    hasFocus.current = target.current?.disabled === true;
    setAttention((now) => ({ ...now, focus: false }));
  };
  const isNoticed = attention.pointer || attention.focus;
  // Without the tooltip the reason is still read out.
  const { code } = useOverlays(reason !== null && isNoticed, () => undefined);
  // A click can also come from Enter in a form, which must not be submitted then.
  const refuse = (event: MouseEvent) => event.preventDefault();
  const refused = { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      <Button
        {...button}
        {...(reason !== null && refused)}
        ref={target}
        onClick={reason === null ? onClick : refuse}
        onPointerEnter={() => setAttention((now) => ({ ...now, pointer: true }))}
        onPointerLeave={() => setAttention((now) => ({ ...now, pointer: false }))}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {children}
      </Button>
      {/* Next to the button, not around it: the button element stays the same and keeps the focus. */}
      {reason !== null && code !== null && (
        <code.Tooltip
          target={target}
          label={reason}
          opened={isNoticed}
          multiline
          maw={280}
          withinPortal={false}
          aria-hidden="true"
        />
      )}
      {reason !== null && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
