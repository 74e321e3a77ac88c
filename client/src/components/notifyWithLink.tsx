import type { MouseEvent } from 'react';

import { tell } from './toasts';

interface NoticeLink {
  readonly label: string;
  readonly href: string;
  /** Goes there without loading the page anew; notices stand outside of the router. */
  readonly onGo: () => void;
}

/** Tells in passing that something was done, with the way to what came of it. */
export function notifyWithLink(sentence: string, { label, href, onGo }: NoticeLink): void {
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
  };
  tell(
    'success',
    // One text, which the notice would else set in columns.
    <span>
      {sentence}{' '}
      <a href={href} onClick={handleClick}>
        {label}
      </a>
    </span>,
  );
}
