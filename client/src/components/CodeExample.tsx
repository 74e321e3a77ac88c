import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import classes from './CodeExample.module.css';
import { copyText } from './copyText';

interface CodeExampleProps {
  readonly code: string;
  /** What the button copies, which tells it from others on the page. @default example */
  readonly what?: string;
}

/** A command for the terminal, with a copy button. */
export function CodeExample({ code, what = 'example' }: CodeExampleProps) {
  return (
    <div style={{ position: 'relative' }}>
      <pre data-text="code" className={classes.code}>
        <code>{code}</code>
      </pre>
      <ActionIcon
        variant="subtle"
        color="gray"
        pos="absolute"
        top={5}
        right={5}
        data-screen-only
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copyText(code, 'exampleCopied')}
      >
        <IconCopy size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
