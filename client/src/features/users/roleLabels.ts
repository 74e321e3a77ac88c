import type { Role } from '@contract/roles';

/** The plural noun and the rights of each role. */
export const roleLabels: Readonly<Record<Role, { readonly many: string; readonly rights: string }>> = {
  Admin: { many: 'Admins', rights: 'Manages users, edits entries and reviews submissions' },
  Reviewer: { many: 'Reviewers', rights: 'Edits entries and reviews submissions' },
  Curator: { many: 'Curators', rights: 'Edits entries' },
  Doctor: { many: 'Doctors', rights: 'A physician; edits entries' },
};
