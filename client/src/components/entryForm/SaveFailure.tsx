import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { isUnanswered } from '../failureDetails';
import { FormFailure } from '../FormFailure';
import { draftName } from './entryDrafts';
import type { EntryFormEditor } from './EntryForm';

interface SaveFailureProps {
  /** The form; nothing is shown unless its last attempt failed. */
  readonly editor: EntryFormEditor;
  readonly operation: Operation;
  /** What the draft belongs to. */
  readonly draftOf: string;
  /** Help after a failure that the server reported. */
  readonly children?: ReactNode;
}

/** Shows in the save bar that saving failed, where the typed text is, and what to do next. */
export function SaveFailure({
  editor: { error, form, drafts },
  operation,
  draftOf,
  children,
}: SaveFailureProps) {
  const isAway = isUnanswered(error);
  const name = draftName(form.getValues());
  return (
    <FormFailure error={error} operation={operation}>
      <p>
        {drafts.isStored !== false
          ? `Your draft of ${draftOf}${name === '' ? '' : `, ${name},`} is saved in this browser.`
          : 'This browser cannot save a draft, so keep this page open.'}
      </p>
      {!isAway && children}
    </FormFailure>
  );
}
