import { Autocomplete, Checkbox, Drawer, Menu, Modal, Popover, Select, Switch, Tooltip } from '@mantine/core';

import { ListedInput } from './ListedInput';

/** What opens over a page, and what only that contains. */
export const overlayCode = {
  Autocomplete,
  Checkbox,
  Drawer,
  ListedInput,
  Menu,
  Modal,
  Popover,
  Select,
  Switch,
  Tooltip,
} as const;
