import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** The schemes in the order the switch cycles through them, with their labels. */
const schemes = {
  auto: { next: 'light', label: 'as the system', Icon: IconDeviceDesktop },
  light: { next: 'dark', label: 'light', Icon: IconSun },
  dark: { next: 'auto', label: 'dark', Icon: IconMoon },
} as const satisfies Record<MantineColorScheme, { next: MantineColorScheme; label: string; Icon: unknown }>;

/** Cycles from the system's scheme to light, to dark, and back; the choice is stored in this browser. */
export function ColourSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, label, Icon } = schemes[colorScheme];
  const description = `Colour scheme: ${label}. Switch to ${schemes[next].label}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={description}
      title={description}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
