import {
  entryField,
  type EntryFieldName,
  isEntryFieldName,
  requiredSubmissionFields,
} from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { isEmail, normaliseEmail } from '@contract/rules/email';

import type { DraftExtras } from '../../../components/entryForm/entryDrafts';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import {
  contentProblems,
  type EntryProblems,
  namedProblems,
} from '../../../components/entryForm/entryProblems';
import type { ExtraField } from '../../../components/entryForm/formSections';
import { problemsOf } from '../../../components/formProblems';

/** The required fields of a proposal; a correction may leave blank those that are blank in the corrected entry. */
export function requiredOf(base: EntryFormValues | null): readonly EntryFieldName[] {
  return requiredSubmissionFields.filter((name) => base === null || base[name].trim() !== '');
}

/** The errors of a proposal and of the fields outside the entry, in validation order. */
export function proposalProblems(
  values: EntryFormValues,
  required: readonly EntryFieldName[],
  extras: DraftExtras = {},
): EntryProblems {
  const missing = required.filter((name) => values[name].trim() === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, requiredSentence(name)])),
    ...contentProblems(values),
    ...extraFieldProblems(extras),
  };
}

const requiredSentence = (name: EntryFieldName) => clientMessages.fieldRequired(entryField(name).label);

function extraFieldProblems({ note = '', answer = '', name = '', email = '' }: DraftExtras): EntryProblems {
  const { noteLength, submitterName } = limits.submissions;
  return {
    ...(note.trim().length > noteLength && { note: clientMessages.tooLong('The note', noteLength) }),
    ...(answer.trim().length > noteLength && { answer: clientMessages.tooLong('The answer', noteLength) }),
    ...(name.trim().length > submitterName && { name: clientMessages.tooLong('The name', submitterName) }),
    ...(email.trim() !== '' && !isEmail(normaliseEmail(email)) && { email: clientMessages.emailInvalid }),
  };
}

/** The server's errors by form field; empty if the error names none of the fields. */
export function refusedProblems(
  error: unknown,
  values: EntryFormValues,
  extras: readonly ExtraField[],
): EntryProblems {
  const problems = namedProblems(error, values, extras);
  if (Object.keys(problems).length > 0) return problems;
  const [field] = Object.keys(problemsOf(error, requiredSubmissionFields, sentences));
  return field !== undefined && isEntryFieldName(field) ? { [field]: requiredSentence(field) } : {};
}

/** Maps the server's messages about missing fields to the fields. */
const sentences = Object.fromEntries(
  requiredSubmissionFields.map((name) => [clientMessages.fieldRequired(name), name]),
);
