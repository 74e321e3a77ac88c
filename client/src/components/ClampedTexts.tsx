import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import classes from './ClampedTexts.module.css';

interface Shown {
  readonly text: string;
  readonly style: Readonly<Record<string, number>>;
}

/** Attributes of an element inside `ClampedTexts` whose full text is shown if it is truncated. */
export const clamped = { 'data-clamped': true } as const;

const selector = '[data-clamped]';
const boxWidth = 360;
const boxHeight = 224;
const halfLine = 8;

/**
 * Shows the full text of a truncated element on hover or focus. One listener and one box serve all of them, so that a
 * table of thousands of cells stays fast. Truncated elements, and only these, can be reached with Tab.
 */
export function ClampedTexts({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    function watchWidths() {
      return root.current === null ? undefined : makeClampedTextsFocusable(root.current);
    },
    [children],
  );

  const isInBox = (node: EventTarget | null) => node instanceof Node && box.current?.contains(node) === true;
  const handleReach = ({ target }: SyntheticEvent) => {
    if (isInBox(target) || !(target instanceof Element)) return;
    const text = target.closest<HTMLElement>(selector);
    setShown(text !== null && isCut(text) ? { text: text.innerText, style: positionBelow(text) } : null);
  };
  const handleLeave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!isInBox(relatedTarget)) setShown(null);
  };
  const hide = () => setShown(null);
  return (
    <div
      ref={root}
      onMouseOver={handleReach}
      onFocus={handleReach}
      onMouseLeave={handleLeave}
      onBlur={handleLeave}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onScrollCapture={({ target }) => !isInBox(target) && hide()}
    >
      {children}
      {shown && (
        // Screen readers read the full text in any case.
        <div ref={box} className={classes.box} style={shown.style} aria-hidden="true">
          {shown.text}
        </div>
      )}
    </div>
  );
}

/** Whether a text is cut: at least half a line of it. A link within it is a little higher than its line. */
function isCut(text: HTMLElement): boolean {
  const hidden = text.scrollHeight - text.clientHeight;
  return text.scrollWidth > text.clientWidth || hidden > halfLine;
}

/**
 * Below the text, or above it if there is no space below; the box touches the text so that the pointer can move into
 * it.
 */
function positionBelow(text: HTMLElement): Shown['style'] {
  const { top, bottom, left, width } = text.getBoundingClientRect();
  const own = Math.max(width, Math.min(boxWidth, window.innerWidth - 32));
  const fits = bottom + boxHeight < window.innerHeight;
  return {
    left: Math.max(16, Math.min(left, window.innerWidth - own - 16)),
    width: own,
    ...(fits ? { top: bottom } : { bottom: window.innerHeight - top }),
  };
}

function makeClampedTextsFocusable(root: HTMLElement): () => void {
  const mark = () => {
    const texts = [...root.querySelectorAll<HTMLElement>(selector)];
    // All elements are measured before anything is written: one layout, however many texts.
    const cut = texts.map((text) => isCut(text) && text.querySelector('a') === null);
    texts.forEach((text, position) => {
      if (cut[position]) text.tabIndex = 0;
      else text.removeAttribute('tabindex');
    });
  };
  const observer = new ResizeObserver(mark);
  observer.observe(root);
  mark();
  return () => observer.disconnect();
}
