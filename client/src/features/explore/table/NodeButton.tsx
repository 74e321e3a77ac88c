import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

import type { NetworkNode } from '../graph/network';
import { KindMark } from '../KindMark';
import classes from './NetworkTable.module.css';

interface NodeButtonProps {
  readonly node: NetworkNode;
  readonly onFocus: (id: string) => void;
  /** What is said beside its name. */
  readonly children?: ReactNode;
}

/** A node in a row: pressed, it tells more. */
export function NodeButton({ node: { id, kind, label }, onFocus, children }: NodeButtonProps) {
  return (
    <UnstyledButton className={classes.node} onClick={() => onFocus(id)}>
      <KindMark kind={kind} />
      <span>{label}</span>
      {children}
    </UnstyledButton>
  );
}
