import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { isFocusLost } from '../../hooks/focusMain';
import { ConfirmDialog } from '../ConfirmDialog';
import { formatDay, formatTime } from '../format';
import { Moment } from '../Moment';
import { Notice } from '../Notice';
import { draftName, type EntryDraft } from './entryDrafts';
import type { DraftedForm } from './useDraftedForm';

interface DraftOffersProps {
  /** The form, with the drafts of earlier visits. */
  readonly editor: Pick<DraftedForm, 'form' | 'drafts' | 'base' | 'restore'>;
  /** The title of the drafts. */
  readonly of: string;
  /** The consequence of the entry having changed since a draft was written. */
  readonly outdated: string;
}

/** Offers to restore drafts that were typed but not saved. */
export function DraftOffers({ editor, of, outdated }: DraftOffersProps) {
  const { form } = editor;
  const offered = editor.drafts.offered.map(keyOf).join();
  const last = useRef(offered);
  useEffect(
    function focusForm() {
      // The pressed button goes with its offer.
      if (offered !== last.current && isFocusLost()) form.getInputNode('disease')?.focus();
      last.current = offered;
    },
    [offered, form],
  );
  return editor.drafts.offered.map((draft) => (
    <DraftOffer
      key={keyOf(draft)}
      draft={draft}
      of={of}
      outdated={draft.version === editor.base().version ? null : outdated}
      onRestore={() => editor.restore(draft)}
      onDiscard={() => editor.drafts.discard(draft)}
    />
  ));
}

const keyOf = ({ id, savedAt }: EntryDraft) => `${id} ${savedAt}`;

interface DraftOfferProps {
  readonly draft: EntryDraft;
  /** The title of the draft. */
  readonly of: string;
  /** The consequence of the entry having changed since; `null` if it has not. */
  readonly outdated: string | null;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

function DraftOffer({ draft, of, outdated, onRestore, onDiscard }: DraftOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // After a reload the browser returns to where the form was left, which may be far below the offer.
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), []);
  const name = draftName(draft.values);
  return (
    <Notice
      ref={notice}
      role="region"
      data-stack="10"
      style={{ scrollMarginTop: 16 }}
      aria-label="Unsaved draft"
    >
      <p>
        You have an unsaved draft of {of}
        {name !== '' && `, ${name},`} from{' '}
        <Moment at={draft.savedAt}>
          {formatTime(draft.savedAt)}, {formatDay(draft.savedAt)}
        </Moment>
        .{outdated !== null && ` ${outdated}`}
      </p>
      <div data-buttons>
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
          {name === '' ? 'The draft' : `The draft of ${name}`} exists only in this browser. You cannot restore
          it after you discard it.
        </ConfirmDialog>,
        document.body,
      )}
    </Notice>
  );
}
