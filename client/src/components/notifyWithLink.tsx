import type { MouseEvent } from 'react';
import { toast } from 'react-hot-toast/headless';

interface NoticeLink {
  readonly label: string;
  readonly href: string;
  /** Navigates without reloading the page; notifications are rendered outside of the router. */
  readonly onGo: () => void;
}

/** Shows a notification that an action succeeded, with a link to its result. */
export function notifyWithLink(sentence: string, { label, href, onGo }: NoticeLink): void {
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
  };
  toast.success(
    <>
      {sentence}{' '}
      <a href={href} onClick={handleClick}>
        {label}
      </a>
    </>,
  );
}
