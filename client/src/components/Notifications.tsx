import { CloseButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';

import { useDragAway } from '../hooks/useDragAway';
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
