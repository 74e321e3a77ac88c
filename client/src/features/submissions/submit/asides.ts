import type { Aside, FormSection } from '../../../components/entryForm/formSections';

/** Form fields of a proposal that are not fields of the entry. */
export const noteAside: Aside = { path: 'note', label: 'Note to the reviewer' };
export const nameAside: Aside = { path: 'name', label: 'Your name' };
export const emailAside: Aside = { path: 'email', label: 'Your e-mail address' };

export const changesSection: FormSection = { id: 'section-changes', label: 'Your changes', fields: [] };

export const noteSection: FormSection = {
  id: 'section-note',
  label: 'For the reviewer',
  fields: [],
  asides: [noteAside],
};

export const visitorSection: FormSection = {
  id: 'section-you',
  label: 'About you',
  about: 'Everything is optional. Only reviewers see it.',
  fields: [],
  asides: [nameAside, emailAside],
};

export const accountSection: FormSection = { id: 'section-you', label: 'About you', fields: [] };
