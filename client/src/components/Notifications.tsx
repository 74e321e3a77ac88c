import { CloseButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type PointerEvent, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';

import classes from './Notifications.module.css';

const defaults = { duration: 5000, removeDelay: 0 } as const;

/**
 * The notification area (specification §2): at top-center, light in both schemes. Notifications close after five
 * seconds, not counting those in which the pointer is over them or the window has no focus, and can be dragged away.
 */
export function Notifications() {
  const { toasts, handlers } = useToaster(defaults);
  const area = useRef<HTMLElement>(null);
  const handleReturn = () => {
    if (document.hasFocus() && !area.current?.matches(':hover')) handlers.endPause();
  };
  useWindowEvent('blur', handlers.startPause);
  useWindowEvent('focus', handleReturn);
  return (
    <section
      ref={area}
      className={classes.area}
      data-screen-only
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handleReturn}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((shown) => (
          <Notification key={shown.id} shown={shown} onReturn={handleReturn} />
        ))}
    </section>
  );
}

interface NotificationProps {
  readonly shown: Toast;
  /** Called after it is closed: nothing is below the pointer any more, and no event says so. */
  readonly onReturn: () => void;
}

function Notification({ shown, onReturn }: NotificationProps) {
  const handleClose = () => {
    toast.dismiss(shown.id);
    requestAnimationFrame(onReturn);
  };
  const drag = useDragAway(handleClose);
  const isError = shown.type === 'error';
  const Icon = isError ? IconAlertCircle : IconCircleCheck;
  return (
    <div className={classes.notice} role={isError ? 'alert' : undefined} {...drag}>
      <Icon className={isError ? classes.failed : classes.done} size={20} aria-hidden="true" />
      <div className={classes.text}>{resolveValue(shown.message, shown)}</div>
      <CloseButton
        className={classes.close}
        size="sm"
        aria-label="Close notification"
        onClick={handleClose}
      />
    </div>
  );
}

/** How far a pointer moves, in pixels, before a press becomes a drag. */
const slack = 6;

/** Props of an element that a pointer can drag away to either side; let go before a third of its width, it returns. */
function useDragAway(onAway: () => void) {
  const from = useRef<number | null>(null);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.isPrimary && event.button === 0) from.current = event.clientX;
  };
  const handleEnd = ({ currentTarget: moved, clientX, type }: PointerEvent<HTMLElement>) => {
    const distance = from.current === null ? 0 : Math.abs(clientX - from.current);
    from.current = null;
    moved.style.transform = '';
    if (type === 'pointerup' && distance > moved.offsetWidth / 3) onAway();
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    // Let go elsewhere, before it was captured.
    if (event.buttons === 0) {
      handleEnd(event);
      return;
    }
    const { currentTarget: moved, clientX, pointerId } = event;
    const distance = clientX - from.current;
    // Captured earlier, a press on a link in it would not be a click on that link.
    if (Math.abs(distance) > slack) moved.setPointerCapture(pointerId);
    moved.style.transform = `translateX(${distance}px)`;
  };
  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
