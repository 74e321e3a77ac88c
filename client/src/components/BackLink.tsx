import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import classes from './BackLink.module.css';

interface BackLinkProps {
  readonly to: string;
  /** The link state of the page that it leads to. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** The link above a page to where it was opened from. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      underline="hover"
      size="sm"
      className={classes.back}
      data-screen-only
    >
      <IconArrowLeft size={16} aria-hidden="true" />
      {children}
    </Anchor>
  );
}
