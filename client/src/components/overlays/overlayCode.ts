import { Drawer, Menu, Modal, Popover, Tooltip } from '@mantine/core';

/** What opens over a page. */
export const overlayCode = { Drawer, Menu, Modal, Popover, Tooltip } as const;
