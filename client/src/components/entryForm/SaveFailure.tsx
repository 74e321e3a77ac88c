import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { isUnanswered } from '../failureDetails';
import { FormFailure } from '../FormFailure';
import { draftName } from './entryDrafts';
import type { EntryFormValues } from './entryFormValues';

interface SaveFailureProps {
  /** The failure; nothing is shown without one. */
  readonly error: unknown;
  readonly operation: Operation;
  /** What the draft belongs to. */
  readonly draftOf: string;
  readonly values: EntryFormValues;
  /** Whether the typed text is stored as a draft. */
  readonly isStored: boolean;
  /** Help after a failure that the server reported. */
  readonly children?: ReactNode;
}

/** Shows in the save bar that saving failed, where the typed text is, and what to do next. */
export function SaveFailure({ error, operation, draftOf, values, isStored, children }: SaveFailureProps) {
  const isAway = isUnanswered(error);
  const name = draftName(values);
  return (
    <FormFailure error={error} operation={operation}>
      <p>
        {isAway && 'The server did not answer. '}
        {isStored
          ? `Your draft of ${draftOf}${name === '' ? '' : `, ${name},`} is saved in this browser.`
          : 'This browser cannot save a draft, so keep this page open.'}
        {isAway && ' Try again in a moment.'}
      </p>
      {!isAway && children}
    </FormFailure>
  );
}
