import type { ExtraField, FormSection } from '../../../components/entryForm/formSections';

/** Form fields of a proposal that are not fields of the entry. */
export const noteField: ExtraField = { path: 'note', label: 'Note to the reviewer' };
export const nameField: ExtraField = { path: 'name', label: 'Your name' };
export const emailField: ExtraField = { path: 'email', label: 'Your e-mail address' };

export const changesSection: FormSection = { id: 'section-changes', label: 'Your changes', fields: [] };

export const noteSection: FormSection = {
  id: 'section-note',
  label: 'For the reviewer',
  fields: [],
  extras: [noteField],
};

export const visitorSection: FormSection = {
  id: 'section-you',
  label: 'About you',
  about: 'Everything is optional. Only reviewers see it.',
  fields: [],
  extras: [nameField, emailField],
};

export const accountSection: FormSection = { id: 'section-you', label: 'About you', fields: [] };
