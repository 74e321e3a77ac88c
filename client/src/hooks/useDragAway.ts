import { type PointerEvent, useRef } from 'react';

/** How far a pointer moves, in pixels, before a press becomes a drag. */
const slack = 6;

/** Props of an element that a pointer can drag away to either side; let go before a third of its width, it returns. */
export function useDragAway(onAway: () => void) {
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
