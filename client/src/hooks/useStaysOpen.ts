import { useState } from 'react';

/**
 * Whether a form is shown that is `asked` for. It opens only if it is `allowed`; once open it stays, so that what is
 * typed is not lost when somebody else decides meanwhile. The server refuses what comes too late.
 */
export function useStaysOpen(asked: boolean, allowed: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = asked && (allowed || wasOpen);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}
