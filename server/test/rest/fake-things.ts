import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../services/entries/entry-views.js';

/** What a fake service answers, by its name. */
export type FakeAnswers = Record<string, (...inputs: never[]) => unknown>;

/** The version of the data that all answers are of. */
export const fakeVersion = '7';

/** An entry that no database has seen. */
export function fakeEntry(values: Partial<EntryView> = {}): EntryView {
  return {
    id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
    accession: 'AIA0000042',
    version: 1,
    ...mapEntryFields(() => null),
    disease: 'Systemic lupus erythematosus',
    autoantibody: 'Anti-Sm',
    autoantigen: 'Sm ribonucleoprotein',
    additional: {},
    createdAt: new Date('2026-01-15T09:30:00Z'),
    updatedAt: new Date('2026-01-15T09:30:00Z'),
    ...values,
  };
}

/** Somebody, with more about them than may be seen. */
export const fakeUser = {
  id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b22',
  name: 'Olga Weber',
  username: null,
  email: 'olga@example.org',
  contactNumber: null,
  role: 'Curator',
  isActive: true,
  lastLoginAt: null,
  createdAt: new Date('2026-01-15T09:30:00Z'),
  updatedAt: new Date('2026-01-15T09:30:00Z'),
  passwordHash: 'never to be seen',
};

const person = { id: fakeUser.id, name: fakeUser.name };
/** When whatever was done to them was done. */
export const fakeMoment = new Date('2026-02-01T14:05:00Z');

/** What was done to the entry above. */
export const fakeRevision = {
  version: 2,
  action: 'update',
  by: person,
  at: fakeMoment,
  reason: 'A typing error',
  source: 'edit',
  changes: [{ field: 'type', before: null, after: 'Enzyme' }],
};

/** An entry that is gone, by what it is recognised by. */
export const fakeDeletedEntry = {
  id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b44',
  accession: 'AIA0000043',
  disease: 'Vitiligo',
  autoantibody: 'Anti-TYR',
  autoantigen: 'Tyrosinase',
  version: 4,
  deletedAt: fakeMoment,
  deletedBy: null,
};

/** A submission of nobody's that was just made. */
export const fakeSubmission = {
  id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b55',
  ...mapEntryFields((name) => `${name} proposed`),
  additional: {},
  status: 'pending',
  statusDetail: 'pending',
  reviewNote: null,
  submittedBy: null,
  submitterName: null,
  submitterEmail: null,
  wantsMail: false,
  reviewedBy: person,
  reviewedAt: null,
  entryId: null,
  correctionOf: null,
  version: 1,
  createdAt: fakeMoment,
  updatedAt: fakeMoment,
  canReview: true,
  canAnswer: false,
  canWithdraw: false,
};
