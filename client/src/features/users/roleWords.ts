import type { Role } from '@contract/roles';

/** The holders of each role in one word, and what the role lets them do. */
export const roleWords: Readonly<Record<Role, { readonly many: string; readonly rights: string }>> = {
  Admin: { many: 'Admins', rights: 'Manages users, reviews submissions, and may undo any import' },
  Reviewer: { many: 'Reviewers', rights: 'Reviews submissions, and looks after entries' },
  Curator: { many: 'Curators', rights: 'Looks after entries' },
  Doctor: { many: 'Doctors', rights: 'A physician; looks after entries, too' },
};
