import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, ComponentPropsWithRef } from 'react';

import { ButtonLink } from './ButtonLink';

interface ToolProps {
  readonly Icon: Icon;
}

const look = { variant: 'default', size: 'compact-sm' } as const;

type ToolButtonProps = ToolProps & ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** A small button with an icon, for one of the things that can be done with a page or a list. */
export function ToolButton({ Icon: Drawing, ...button }: ToolButtonProps) {
  return <Button {...look} leftSection={<Drawing size={16} aria-hidden="true" />} {...button} />;
}

/** A link that looks like such a button. */
export function ToolLink({ Icon: Drawing, ...link }: ToolProps & ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...look} leftSection={<Drawing size={16} aria-hidden="true" />} {...link} />;
}
