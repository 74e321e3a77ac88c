import type { DrawerProps, ModalProps } from '@mantine/core';

import { ProgressLine } from '../ProgressLine';
import { useArrival, useOverlays } from './overlays';

/** A dialog in front of the page; its code is loaded on demand. */
export function Dialog({ opened, ...dialog }: ModalProps) {
  const { code, mayOpen } = useDialogCode(opened, dialog.onClose);
  if (code === null) return opened && <ProgressLine />;
  return (
    <code.Modal
      radius="sm"
      transitionProps={{ duration: 120 }}
      // A page has one banner, and the header of a dialog is not it.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      {...dialog}
      opened={opened && mayOpen}
    />
  );
}

/** A panel at a side of the window; its code is loaded on demand. */
export function SideDrawer({ opened, ...drawer }: DrawerProps) {
  const { code, mayOpen } = useDialogCode(opened, drawer.onClose);
  if (code === null) return opened && <ProgressLine />;
  return <code.Drawer {...drawer} opened={opened && mayOpen} />;
}

/** The code, also if something else needed it: a dialog that is rendered already opens at once, before the next key. */
function useDialogCode(isOpened: boolean, onClose: () => void) {
  return useOverlays(useArrival() || isOpened, onClose, isOpened);
}
