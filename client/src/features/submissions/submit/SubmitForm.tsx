import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { moveDrafts } from '../../../components/entryForm/entryDrafts';
import { blankValues, valuesOf } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { onDemand } from '../../../components/OnDemand';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { AboutYou } from './AboutYou';
import { ExtraFieldInput } from './ExtraFieldInput';
import {
  accountSection,
  changesSection,
  emailField,
  nameField,
  noteField,
  noteSection,
  visitorSection,
} from './extraFields';
import { ProposalEditor } from './ProposalEditor';
import { requiredOf } from './proposalProblems';
import { useProposalEditor } from './useProposalEditor';
import { useSendSubmission } from './useSendSubmission';

const ProposedChanges = onDemand(
  () => import('./ProposedChanges'),
  'ProposedChanges',
  () => <p data-text="quiet">Loading</p>,
);

interface SubmitFormProps {
  /** The id of the signed-in user; `null` for visitors. */
  readonly userId: string | null;
  /** The entry to correct; `null` to propose a new one. */
  readonly entry: EntryFieldsFragment | null;
}

/** The user id under which drafts of visitors are stored. */
const visitor = 'visitor';

/** The form that proposes an entry, or a correction of one. */
export function SubmitForm({ userId, entry }: SubmitFormProps) {
  const navigate = useNavigate();
  const [wantsMail, setWantsMail] = useState(true);
  const honeypot = useRef<HTMLInputElement>(null);
  const form = entry === null ? 'submit' : `correct:${entry.id}`;
  const isVisitor = userId === null;
  // Drafts typed before signing in move to the account.
  useState(() => !isVisitor && moveDrafts({ userId: visitor, form }, { userId, form }));
  const [start] = useState(() => ({
    values: entry === null ? blankValues() : valuesOf(entry),
    version: entry?.version ?? null,
  }));
  const sendSubmission = useSendSubmission();
  const editor = useProposalEditor({
    start,
    place: useMemo(() => ({ userId: userId ?? visitor, form }), [userId, form]),
    entryId: entry?.id ?? null,
    extras: isVisitor ? [noteField, nameField, emailField] : [noteField],
    send: (proposal) =>
      sendSubmission({
        ...proposal,
        correctionOf: entry?.id ?? null,
        isVisitor,
        wantsMail,
        website: honeypot.current?.value ?? '',
      }),
  });
  const isNothing = editor.changed.length === 0;
  return (
    <ProposalEditor
      editor={editor}
      label={entry === null ? 'New proposal' : `Correction to ${entry.accession}`}
      operation="createSubmission"
      required={requiredOf(entry === null ? null : start.values)}
      draftOf={entry === null ? 'a proposal' : `a correction to ${entry.accession}`}
      saveLabel={sendLabel()}
      refusal={isNothing ? refusal() : null}
      onCancel={() => void navigate(entry === null ? paths.entries() : paths.entry(entry.accession))}
      extras={[
        ...(entry === null ? [] : [{ section: changesSection, content: changes(entry.accession) }]),
        {
          section: noteSection,
          content: (
            <>
              <ExtraFieldInput
                editor={editor}
                what={noteField}
                isLong
                description={noteHint(entry !== null)}
              />
              <Honeypot inputRef={honeypot} />
            </>
          ),
        },
        {
          section: isVisitor ? visitorSection : accountSection,
          content: <AboutYou editor={editor} wantsMail={wantsMail} onWantsMail={setWantsMail} />,
        },
      ]}
    />
  );

  function sendLabel(): string {
    if (entry === null) return 'Send proposal';
    return isNothing
      ? 'Send correction'
      : `Send ${formatCount(editor.changed.length, 'change', 'changes')} for review`;
  }

  function refusal(): string {
    return entry === null
      ? 'The form is empty'
      : `There are no changes to ${entry.accession} yet; change a field first`;
  }

  function changes(accession: string) {
    return (
      <ProposedChanges
        was={editor.base().values}
        accession={accession}
        watch={editor.watch}
        typed={editor.form.getValues}
      />
    );
  }
}

function noteHint(isCorrection: boolean): string {
  return isCorrection
    ? 'Optional. Give the reason for the correction and a source.'
    : 'Optional. Add what helps to check the proposal, such as a source.';
}

/**
 * A field that bots fill in and people never reach: positioned out of view, not focusable, and hidden from screen
 * readers. It is rendered visibly, because bots skip hidden fields.
 */
function Honeypot({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input
        ref={inputRef}
        id="website"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        defaultValue=""
      />
    </VisuallyHidden>
  );
}
