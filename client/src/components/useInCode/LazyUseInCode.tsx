import { lazy, Suspense } from 'react';

import type { CodeView } from './codeView';

// Few users open it; its code is loaded when it is opened.
const UseInCodeDialog = lazy(async () => ({
  default: (await import('./UseInCodeDialog')).UseInCodeDialog,
}));

interface LazyUseInCodeProps {
  readonly isOpen: boolean;
  /** Creates the content of the dialog; called only while it is open. */
  readonly view: () => CodeView;
  readonly onClose: () => void;
}

/** The dialog of `UseInCodeButton`, for components that open it differently, such as a menu item. */
export function LazyUseInCode({ isOpen, view, onClose }: LazyUseInCodeProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <UseInCodeDialog view={view()} onClose={onClose} />
    </Suspense>
  );
}
