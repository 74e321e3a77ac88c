import { entryFieldNames } from '@contract/entry-fields';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { formatDay, formatMoment, formatTime } from '../../../components/format';
import classes from './editing.module.css';
import type { EntryDraft } from './entryDrafts';

interface DraftOfferProps {
  readonly draft: EntryDraft;
  /** What it is a draft of. */
  readonly of: string;
  /** Whether the entry has become another since. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what somebody typed before and did not save. */
export function DraftOffer({ draft, of, isOutdated, onRestore, onDiscard }: DraftOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = nameOf(draft.values);
  return (
    <section className={classes.notice} aria-label="Unsaved draft">
      <p>
        You have an unsaved draft of {of}
        {name !== '' && `, ${name},`} from{' '}
        <time dateTime={draft.savedAt} title={formatMoment(draft.savedAt)}>
          {formatTime(draft.savedAt)}, {formatDay(draft.savedAt)}
        </time>
        .{isOutdated && ' The entry was changed since; when you save, you see both versions and decide.'}
      </p>
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={onRestore}>
          Restore draft
        </Button>
        <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          Discard draft
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard this draft?"
        confirmLabel="Discard"
        isDangerous
        isBusy={false}
        onConfirm={onDiscard}
        onClose={() => setIsAsking(false)}
      >
        {name === '' ? 'What was typed' : `What was typed of ${name}`} is in this browser only, and cannot be
        brought back.
      </ConfirmDialog>
    </section>
  );
}

/** What tells one draft from another: the names of the entry to be, else what was filled in first. */
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
