import type { DrawerProps, ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

import { ProgressLine } from '../ProgressLine';
import { arrival, useOverlays } from './overlays';

/** A dialog in front of the page; its code is loaded on demand. */
export function Dialog({ opened, ...dialog }: ModalProps) {
  const { code, mayOpen } = useDialogCode(opened, dialog.onClose);
  if (code === null) return opened && <ProgressLine />;
  return <code.Modal {...dialog} opened={opened && mayOpen} />;
}

/** A panel at a side of the window; its code is loaded on demand. */
export function SideDrawer({ opened, ...drawer }: DrawerProps) {
  const { code, mayOpen } = useDialogCode(opened, drawer.onClose);
  if (code === null) return opened && <ProgressLine />;
  return <code.Drawer {...drawer} opened={opened && mayOpen} />;
}

/** The code, also if something else needed it: a dialog that is rendered already opens at once, before the next key. */
function useDialogCode(isOpened: boolean, onClose: () => void) {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(function followArrival() {
    void arrival.then(() => setHasArrived(true));
  }, []);
  return useOverlays(isOpened || hasArrived, onClose);
}
