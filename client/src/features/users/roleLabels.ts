import type { Role } from '@contract/roles';

/** The plural noun and the rights of each role. */
export const roleLabels: Readonly<Record<Role, { readonly many: string; readonly rights: string }>> = {
  Admin: { many: 'Admins', rights: 'Manages people, and edits entries' },
  Reviewer: { many: 'Reviewers', rights: 'Edits entries, and decides on submissions' },
  Curator: { many: 'Curators', rights: 'Edits entries' },
  Doctor: { many: 'Doctors', rights: 'A physician; edits entries' },
};
