import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from '../copyText';
import classes from './UseInCode.module.css';

interface CodeBlockProps {
  /** A short description of the code or its result. */
  readonly label: string;
  readonly code: string;
}

/** A code block with a copy button. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure>
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
      {/* Long lines scroll horizontally, which must work without a mouse. */}
      <pre className={classes.code} tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
