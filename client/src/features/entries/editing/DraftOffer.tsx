import { Button } from '@mantine/core';

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
  return (
    <section className={classes.notice} aria-label="Unsaved draft">
      <p>
        You have an unsaved draft of {of} from{' '}
        <time dateTime={draft.savedAt} title={formatMoment(draft.savedAt)}>
          {formatTime(draft.savedAt)}, {formatDay(draft.savedAt)}
        </time>
        .{isOutdated && ' The entry was changed since; when you save, you see both versions and decide.'}
      </p>
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={onRestore}>
          Restore draft
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          Discard draft
        </Button>
      </div>
    </section>
  );
}
