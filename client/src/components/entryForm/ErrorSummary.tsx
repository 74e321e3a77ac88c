import { afterLabel } from '@contract/rules/labelled-problem';
import type { MouseEvent } from 'react';

import { formatCount } from '../format';
import { Notice } from '../Notice';
import classes from './EntryForm.module.css';
import type { ListedProblem } from './entryProblems';

interface ErrorSummaryProps {
  readonly problems: readonly ListedProblem[];
  /** What the problems prevent. @default 'save' */
  readonly action?: 'save' | 'send';
  readonly onGo: (path: string) => void;
}

/** Lists all problems that prevent saving, each with a link to its place in the form. */
export function ErrorSummary({ problems, action = 'save', onGo }: ErrorSummaryProps) {
  const handleGo = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(path);
  };
  return (
    <div role="alert">
      {problems.length > 0 && (
        <Notice tone="danger" className={classes.notice}>
          <p style={{ fontWeight: 650 }}>
            Fix {formatCount(problems.length, 'problem', 'problems')} before you {action}
          </p>
          <ul>
            {problems.map(({ path, label, sentence }) => (
              <li key={path}>
                <a href={`#entry-${path}`} onClick={handleGo(path)}>
                  {label}
                </a>
                {sentence !== null && afterLabel(label, path, sentence)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
