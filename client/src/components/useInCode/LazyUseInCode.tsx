import { lazy, Suspense } from 'react';

import type { CodeView } from './codeView';

// Few ask for it; its code comes when they do.
const UseInCodeDialog = lazy(async () => ({
  default: (await import('./UseInCodeDialog')).UseInCodeDialog,
}));

interface LazyUseInCodeProps {
  readonly isOpen: boolean;
  /** Makes what the dialog shows; asked only when it is open. */
  readonly view: () => CodeView;
  readonly onClose: () => void;
}

/** The dialog of `UseInCodeButton`, for whoever opens it by other means, such as an item of a menu. */
export function LazyUseInCode({ isOpen, view, onClose }: LazyUseInCodeProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <UseInCodeDialog view={view()} onClose={onClose} />
    </Suspense>
  );
}
