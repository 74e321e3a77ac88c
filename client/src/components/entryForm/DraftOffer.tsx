import { entryFieldNames } from '@contract/entry-fields';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { ConfirmDialog } from '../ConfirmDialog';
import { formatDay, formatTime } from '../format';
import { Moment } from '../Moment';
import classes from './DraftOffer.module.css';
import type { EntryDraft } from './entryDrafts';
import type { EntryFormValues } from './entryFormValues';

interface DraftOfferProps {
  readonly draft: EntryDraft;
  /** The title of the draft. */
  readonly of: string;
  /** The consequence of the entry having changed since; `null` if it has not. */
  readonly outdated: string | null;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore a draft that was typed but not saved. */
export function DraftOffer({ draft, of, outdated, onRestore, onDiscard }: DraftOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = nameOf(draft.values);
  return (
    <section className={classes.notice} aria-label="Unsaved draft">
      <p>
        You have an unsaved draft of {of}
        {name !== '' && `, ${name},`} from{' '}
        <Moment at={draft.savedAt}>
          {formatTime(draft.savedAt)}, {formatDay(draft.savedAt)}
        </Moment>
        .{outdated !== null && ` ${outdated}`}
      </p>
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={onRestore}>
          Restore draft
        </Button>
        <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          Discard draft
        </Button>
      </div>
      {/* In the body, because it contains a form, and a form cannot contain another. */}
      {createPortal(
        <ConfirmDialog
          isOpen={isAsking}
          title="Discard this draft?"
          confirmLabel="Discard"
          isDangerous
          isBusy={false}
          onConfirm={onDiscard}
          onClose={() => setIsAsking(false)}
        >
          {name === '' ? 'What was typed' : `What was typed of ${name}`} is in this browser only, and cannot
          be brought back.
        </ConfirmDialog>,
        document.body,
      )}
    </section>
  );
}

/** Distinguishes drafts: the names of the future entry, else the first field that is filled in. */
function nameOf(values: EntryFormValues): string {
  const [disease, autoantibody] = [values.disease.trim(), values.autoantibody.trim()];
  if (disease !== '' && autoantibody !== '') return `${autoantibody} in ${disease}`;
  const texts = [
    ...entryFieldNames.map((name) => values[name]),
    ...values.additional.map(({ text }) => text),
  ];
  const first = texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
  return first.length > 80 ? `${first.slice(0, 80)}…` : first;
}
