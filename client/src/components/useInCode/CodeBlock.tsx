import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from '../copyText';
import classes from './UseInCode.module.css';

interface CodeBlockProps {
  /** What the code is or brings, in a few words. */
  readonly label: string;
  readonly code: string;
}

/** Code as it stands, line by line, and a way to take it along. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className={classes.block}>
      <figcaption className={classes.caption}>
        <span>{label}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          aria-label={`Copy: ${label}`}
          onClick={() => void copyText(code, 'codeCopied')}
        >
          Copy
        </Button>
      </figcaption>
      {/* Long lines are read by scrolling, which must work without a mouse. */}
      <pre className={classes.code} tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
