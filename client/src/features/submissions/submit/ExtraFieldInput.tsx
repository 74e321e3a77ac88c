import { Textarea, TextInput } from '@mantine/core';

import form from '../../../components/entryForm/EntryForm.module.css';
import type { ExtraField } from '../../../components/entryForm/formSections';
import type { ProposalEditorModel } from './useProposalEditor';

interface ExtraFieldInputProps {
  readonly what: ExtraField;
  /** The help text of the field. */
  readonly description: string;
  readonly editor: Pick<ProposalEditorModel, 'form' | 'extrasForm'>;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  /** Whether it has several lines. @default false */
  readonly isLong?: boolean;
}

/** A form field outside the entry, such as the note to the reviewer. */
export function ExtraFieldInput({ what, editor, isLong = false, type, ...input }: ExtraFieldInputProps) {
  const { extrasForm } = editor;
  const shared = {
    ...input,
    ...extrasForm.getInputProps(what.path),
    id: `entry-${what.path}`,
    label: what.label,
    // The form of the entry lists the errors of both forms.
    error: editor.form.errors[what.path],
    inputWrapperOrder: [...order],
    classNames: { label: form.label, description: form.notes },
  };
  const key = extrasForm.key(what.path);
  return isLong ? (
    <Textarea key={key} {...shared} autosize minRows={2} maxRows={10} />
  ) : (
    <TextInput key={key} {...shared} type={type ?? 'text'} />
  );
}

const order = ['label', 'input', 'error', 'description'] as const;
