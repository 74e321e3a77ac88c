import { Readable } from 'node:stream';

import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { exportFormats, isExportFormat } from '../../../schema/contract/export-formats.js';
import type { EntryView } from '../../services/entries/entry-views.js';
import type { KeyedCall } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext, Viewer } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';

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

/** Whose tokens are good. */
const people = new Map<string, Viewer>([
  ['admin', { id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b33', role: 'Admin' }],
  ['curator', { id: fakeUser.id, role: 'Curator' }],
]);

const userPagination = {
  currentPage: 1,
  totalPages: 1,
  totalUsers: 1,
  hasNextPage: false,
  hasPrevPage: false,
};

const dataVersion = '7';
const entries = [fakeEntry()];
const person = { id: fakeUser.id, name: fakeUser.name };
const at = new Date('2026-02-01T14:05:00Z');

/** What was done to the entry above. */
export const fakeRevision = {
  version: 2,
  action: 'update',
  by: person,
  at,
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
  deletedAt: at,
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
  createdAt: at,
  updatedAt: at,
  canReview: true,
  canAnswer: false,
  canWithdraw: false,
};
const fakeSubmissionDetail = {
  submission: fakeSubmission,
  events: [{ kind: 'submitted', at, by: null, note: null, changes: [] }],
  closestEntries: entries,
};

/** What the fakes below were called with, newest last. */
export type FakeCalls = { readonly name: string; readonly inputs: readonly unknown[] }[];

/** Stand-ins that answer from memory and write down what they were asked; any answer can be replaced. */
const standardAnswers: Record<string, (...inputs: never[]) => unknown> = {
  'entryList.list': () => ({
    entries,
    pagination: { page: 1, limit: 10, total: 396, pages: 40 },
    appliedFilters: {
      ...mapEntryFields(() => null),
      search: null,
      field: 'all',
      sortBy: 'disease',
      sortOrder: 'asc',
    },
    dataVersion,
  }),
  'entryDetail.detail': () => ({ entry: entries[0], related: [], dataVersion }),
  'entryDetail.find': () => entries[0],
  'entryAddresses.files': () => ({ files: [{ file: 1, updatedAt: at }], dataVersion }),
  'entryAddresses.file': () => ({
    batches: (async function* () {
      yield [{ accession: 'AIA0000042', updatedAt: at }];
    })(),
    dataVersion,
  }),
  'entryHistory.tombstone': () => null,
  'entrySearch.simple': () => ({ entries, total: 12, dataVersion }),
  'entrySearch.advanced': () => ({
    hits: [{ entry: entries[0], score: 97, tier: 'word', field: 'disease', synonym: null, highlights: [] }],
    stats: null,
    didYouMean: null,
    dataVersion,
  }),
  'suggestions.suggest': () => ({
    groups: [
      {
        field: 'type',
        suggestions: [{ value: 'Enzyme', count: 3, synonym: null, ranges: [{ start: 0, end: 2 }] }],
      },
    ],
    count: 1,
    didYouMean: null,
    entry: null,
    dataVersion,
  }),
  'entrySearch.byDisease': () => ({ entries, total: 12, dataVersion }),
  'entrySearch.byUniprotId': () => ({ entries, total: 12, dataVersion }),
  'entrySearch.byDiseaseAndAutoantibody': () => ({ entries, total: 12, dataVersion }),
  'entrySearch.byAutoantibodyOrSynonym': () => ({ entries, total: 12, dataVersion }),
  'entrySearch.byDiagnosticMethod': () => ({ entries, total: 12, dataVersion }),
  'distinctValues.unique': () => ({ values: [{ value: 'Enzyme', count: 3 }], truncated: false, dataVersion }),
  'distinctValues.uniqueFiltered': () => ({
    values: [{ value: 'Enzyme', count: 3 }],
    truncated: false,
    appliedFilters: { disease: null },
    dataVersion,
  }),
  'plots.distribution': () => ({
    of: 'type',
    values: [{ value: 'Enzyme', count: 3 }],
    distinct: 1,
    filled: 3,
    dataVersion,
  }),
  'plots.completeness': () => ({ total: 4, fields: [{ field: 'type', filled: 3, total: 4 }], dataVersion }),
  'plots.growth': () => ({
    by: 'month',
    periods: [{ period: '2026-11', created: 4, total: 4 }],
    dataVersion,
  }),
  'plots.heatMap': () => ({
    diseases: [{ value: 'Vitiligo', count: 4 }],
    autoantibodies: [{ value: 'Anti-TYR', count: 3 }],
    cells: [{ disease: 0, autoantibody: 0, count: 3 }],
    dataVersion,
  }),
  'associations.graph': () => ({
    nodes: [{ id: 'disease:Vitiligo', kind: 'disease', label: 'Vitiligo', count: 4 }],
    edges: [],
    totalNodes: 3,
    totalEdges: 2,
    dataVersion,
  }),
  'statistics.overview': () => ({
    overview: { totalEntries: 396 },
    diseaseBreakdown: [{ value: 'Lupus', count: 40 }],
    topAntibodies: [],
    topAntigens: [],
    dataVersion,
  }),
  'statistics.diseaseSummaries': () => ({
    summaries: [{ disease: 'Lupus', count: 40, autoantibodies: ['Anti-Sm'], types: [] }],
    dataVersion,
  }),
  'statistics.additionalKeys': () => ({ keys: ['cohort'], dataVersion }),
  'viewers.viewerOf': (token: string) => people.get(token) ?? null,
  'sessions.signIn': () => ({ token: 'a fresh token', user: fakeUser }),
  'sessions.profile': () => fakeUser,
  'sessions.signOutEverywhere': () => undefined,
  'passwords.forgot': () => undefined,
  'passwords.reset': () => undefined,
  'passwords.verify': () => ({ purpose: 'reset' }),
  'passwords.change': () => ({ token: 'a fresh token', user: fakeUser }),
  'users.list': () => ({ users: [fakeUser], pagination: userPagination }),
  'users.find': () => fakeUser,
  'users.statistics': () => ({
    overview: { totalUsers: 1, activeUsers: 1, inactiveUsers: 0 },
    roleStats: [],
  }),
  'userAdministration.create': () => fakeUser,
  'userAdministration.update': () => fakeUser,
  'userAdministration.toggleStatus': () => fakeUser,
  'userAdministration.delete': (_ctx: unknown, id: string, { permanent }: { permanent: boolean }) => ({
    id,
    permanent,
  }),
  'userAdministration.sendPasswordLink': () => ({ purpose: 'invitation' }),
  'userAdministration.unlock': () => fakeUser,
  'entryEditing.create': () => entries[0],
  'entryEditing.update': () => entries[0],
  'entryEditing.delete': () => ({ id: fakeDeletedEntry.id, accession: fakeDeletedEntry.accession }),
  'entryEditing.restore': () => entries[0],
  'entryHistory.history': () => ({ entryId: entries[0]?.id, revisions: [fakeRevision], total: 2 }),
  'entryHistory.at': () => ({
    accession: 'AIA0000042',
    version: 2,
    at,
    ...mapEntryFields((name) => `${name} then`),
    additional: { cohort: 'A' },
  }),
  'entryHistory.deleted': () => ({
    entries: [fakeDeletedEntry],
    pagination: { page: 1, limit: 10, total: 1, pages: 1 },
  }),
  'submissions.create': () => ({ submission: fakeSubmission, ticket: 'a secret' }),
  'submissionDirectory.list': () => ({
    submissions: [fakeSubmission],
    pagination: { page: 1, limit: 10, total: 1, pages: 1 },
  }),
  'submissionDirectory.counts': () => ({ pending: 1, sent_back: 0, approved: 0, rejected: 0, withdrawn: 0 }),
  'submissionDirectory.detail': () => fakeSubmissionDetail,
  'submissionDirectory.receipt': () => fakeSubmissionDetail,
  'submissionReviews.approve': () => ({ submission: fakeSubmission, entry: entries[0] }),
  'submissionReviews.reject': () => fakeSubmission,
  'submissionReviews.sendBack': () => fakeSubmission,
  'submissionAnswers.resubmit': () => fakeSubmission,
  'submissionAnswers.withdraw': () => fakeSubmission,
  'submissionAnswers.setMail': () => fakeSubmission,
  'duplicates.find': () => ({ entries, total: 12, dataVersion }),
  'idempotency.once': async (
    ctx: RequestContext,
    _call: KeyedCall,
    run: (ctx: RequestContext) => Promise<object>,
  ) => ({ ...(await run(ctx)), replayed: false }),
  'exports.export': (_ctx: unknown, { format = 'json' }: { format?: string }) => {
    const known = isExportFormat(format) ? format : 'json';
    const body = Readable.from(['first\r\n', 'second\r\n']);
    return { format: known, ...exportFormats[known], body, dataVersion };
  },
};

/** All services as fakes; `answers` replaces what one of them does, by its name such as `entryList.list`. */
export function fakeServices(answers: Record<string, (...inputs: never[]) => unknown> = {}) {
  const calls: FakeCalls = [];
  const services: Record<string, Record<string, unknown>> = {};
  for (const [name, answer] of Object.entries({ ...standardAnswers, ...answers })) {
    const [service = '', method = ''] = name.split('.');
    services[service] ??= {};
    services[service][method] = async (...inputs: never[]) => {
      calls.push({ name, inputs });
      return answer(...inputs);
    };
  }
  // The one that makes what it answers at once.
  services['importTemplates'] = {
    make: () => ({ ...exportFormats.csv, body: Readable.from(['first\r\n']) }),
  };
  return { services: services as unknown as Services, calls };
}
