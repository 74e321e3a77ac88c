import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../services/entries/entry-views.js';
import type { Services } from '../../services/services.js';

/** An entry in memory: every field filled, its number in its id. */
export function fakeEntry(number: number): EntryView {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    accession: `AIA${String(number).padStart(7, '0')}`,
    version: 1,
    ...mapEntryFields((name) => `${name} ${String(number)}`),
    additional: { note: 'in memory' },
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    updatedAt: new Date('2026-01-02T00:00:00.000Z'),
  };
}

/** What resolvers see of the services, with nothing behind it; a test overrides what it watches. */
export function fakeServices(overrides: object = {}): Services {
  const entries = Array.from({ length: 10 }, (_, index) => fakeEntry(index + 1));
  const list = { entries, total: 10, dataVersion: '1' };
  const page = { ...list, pagination: { page: 1, limit: 10, total: 10, pages: 1 }, appliedFilters: {} };
  const services = {
    entryList: { list: () => Promise.resolve(page) },
    entryDetail: { find: () => Promise.resolve(entries[0]), relatedTo: () => Promise.resolve(new Map()) },
    entrySearch: { simple: () => Promise.resolve(list) },
    distinctValues: {},
    statistics: { additionalKeys: () => Promise.resolve({ keys: ['note'], dataVersion: '1' }) },
    plots: {},
    exports: {},
    entryEditing: {},
    entryHistory: {},
    duplicates: {},
    submissions: {},
    submissionDirectory: {},
    submissionAnswers: {},
    submissionReviews: {},
    idempotency: {},
    viewers: {},
    sessions: {},
    passwords: {},
    users: {},
    userAdministration: {},
  };
  return { ...services, ...overrides } as unknown as Services;
}
