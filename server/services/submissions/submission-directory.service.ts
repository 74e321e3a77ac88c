import { namedFields } from '../../../schema/contract/entry-fields.js';
import { sortOrders } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { allows } from '../../../schema/contract/policy.js';
import {
  type SubmissionStatusDetail,
  submissionStatusDetails,
  submissionStatuses,
} from '../../../schema/contract/submission-status.js';
import { requireFound } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import { valuesOf } from '../../nouns/noun.js';
import {
  type SubmissionCounts,
  type SubmissionEventView,
  type SubmissionPage,
  submissionStatusDetailNoun,
  type SubmissionView,
} from '../../nouns/submission.js';
import type { EntryClosestRepository } from '../../persistence/repositories/entry-closest.repository.js';
import type { EntryDetailRepository } from '../../persistence/repositories/entry-detail.repository.js';
import type { SubmissionReadRepository } from '../../persistence/repositories/submission-read.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import { authorize, authorizeViewer } from '../authorize.js';
import { pagination, readPage } from '../pagination.js';
import { isAbsent, oneOf, optionalOneOf, plainText, wholeNumber } from '../read-input.js';
import type { RequestContext, Viewer } from '../request-context.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import { readSubmissionId, ticketKey } from './read-submission.js';
import type { SubmissionListInput } from './submission-inputs.js';
import { isOwn, type SubmissionDetail, submissionEventView, submissionView } from './submission-views.js';

/** Reads submissions: reviewers see all, other people their own, visitors one with the secret of its receipt. */
export class SubmissionDirectoryService {
  constructor(
    private readonly reads: SubmissionReadRepository,
    private readonly details: EntryDetailRepository,
    private readonly closest: EntryClosestRepository,
    private readonly names: FieldNames,
  ) {}

  /** Returns a page of submissions, by default the newest first. Throws UNAUTHENTICATED for visitors. */
  async list(ctx: RequestContext, input: SubmissionListInput): Promise<SubmissionPage> {
    const submittedBy = listedOf(authorizeViewer(ctx, 'submissions.read'));
    const page = readPage(input);
    const details = readDetails(input);
    const sortOrder = oneOf('sortOrder', input.sortOrder, sortOrders, 'desc');
    const search = plainText('search', input.search, limits.searchTermMaxLength);
    const criteria = { submittedBy, details, search };
    const [rows, total] = await Promise.all([
      this.reads.rows(criteria, sortOrder, page),
      this.reads.count(criteria),
    ]);
    const items = rows.map((row) => submissionView(ctx, row, 'id'));
    return { items, pagination: pagination(page, total) };
  }

  /** Returns the number of submissions in each status, among those that `list` returns. */
  async counts(ctx: RequestContext): Promise<SubmissionCounts> {
    const submittedBy = listedOf(authorizeViewer(ctx, 'submissions.read'));
    const counted = await this.reads.counts(submittedBy);
    const counts = { pending: 0, sent_back: 0, approved: 0, rejected: 0, withdrawn: 0 };
    for (const { detail, count } of counted) counts[detail] = count;
    return counts;
  }

  /** Returns a submission by its id; `null` if the viewer may see none with it. */
  async find(ctx: RequestContext, id: unknown): Promise<SubmissionView | null> {
    const viewer = authorizeViewer(ctx, 'submissions.read');
    const row = await this.reads.find({ id: readSubmissionId(id) });
    if (row === null) return null;
    const isShown = listedOf(viewer) === null || isOwn(viewer, row.submittedBy?.id ?? null);
    return isShown ? submissionView(ctx, row, 'id') : null;
  }

  /** Returns the submission of a receipt; `null` for an unknown secret. */
  async findByTicket(ctx: RequestContext, ticket: string): Promise<SubmissionView | null> {
    authorize(ctx, 'submissions.follow');
    if (isAbsent(ticket)) return null;
    const row = await this.reads.find(ticketKey(ticket));
    return row === null ? null : submissionView(ctx, row, 'ticket');
  }

  /**
   * Returns a submission with its events and the entries closest to it. Throws NOT_FOUND if `find` returns `null`.
   */
  async detail(ctx: RequestContext, id: unknown): Promise<SubmissionDetail> {
    return this.withParts(ctx, await this.find(ctx, id));
  }

  /** As `detail`, by the secret of a receipt. */
  async receipt(ctx: RequestContext, ticket: string): Promise<SubmissionDetail> {
    return this.withParts(ctx, await this.findByTicket(ctx, ticket));
  }

  /**
   * Returns the events of submissions, by submission id. The caller has already checked that the viewer may see them.
   */
  async eventsOf(
    ctx: RequestContext,
    submissions: readonly SubmissionView[],
  ): Promise<ReadonlyMap<string, readonly SubmissionEventView[]>> {
    authorize(ctx, 'submissions.follow');
    const ids = submissions.map(({ id }) => id);
    const stored = await this.reads.events(ids);
    return new Map(
      [...stored].map(([id, events]) => [id, events.map((event) => submissionEventView(ctx, event))]),
    );
  }

  /**
   * Returns up to `limit` entries (1 to 10) closest to each submission, by submission id. The caller has already
   * checked that the viewer may see them.
   */
  async closestTo(
    ctx: RequestContext,
    submissions: readonly SubmissionView[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly EntryView[]>> {
    authorize(ctx, 'entries.read');
    const most = wholeNumber('limit', limit, limits.submissions.closestEntries);
    const named = await Promise.all(
      namedFields.map((field) =>
        this.names.usualKeys(
          field,
          submissions.map((submission) => submission[field] ?? ''),
        ),
      ),
    );
    const [diseases = [], autoantibodies = [], autoantigens = []] = named;
    const seeds = submissions.map(({ id, entryId, correctionOf, epitope, uniprotId }, at) => {
      const except = [entryId, correctionOf?.entryId ?? null];
      const keys = {
        disease: diseases[at] ?? null,
        autoantibody: autoantibodies[at] ?? null,
        autoantigen: autoantigens[at] ?? null,
        epitope: sortKey(epitope),
        uniprotId: sortKey(uniprotId),
      };
      return { id, keys, except };
    });
    return this.closest.find(seeds, most);
  }

  /** Returns living entries by id. */
  async entriesOf(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, EntryView>> {
    authorize(ctx, 'entries.read');
    return this.details.findMany(ids);
  }

  private async withParts(ctx: RequestContext, found: SubmissionView | null): Promise<SubmissionDetail> {
    const submission = requireFound(found, messages.submissionNotFound);
    const { id } = submission;
    const [events, closest] = await Promise.all([
      this.eventsOf(ctx, [submission]),
      this.closestTo(ctx, [submission], limits.submissions.closestEntries.default),
    ]);
    return { submission, events: events.get(id) ?? [], closestEntries: closest.get(id) ?? [] };
  }
}

/** Returns whose submissions the viewer may list; `null` for those of all people. */
function listedOf({ id, role }: Viewer): string | null {
  return allows('submissions.readAll', role) ? null : id;
}

const allDetails = valuesOf(submissionStatusDetailNoun);

/** Returns the detailed statuses that a list includes, by `status`, `detail`, or both; `null` for all of them. */
function readDetails({ status, detail }: SubmissionListInput): readonly SubmissionStatusDetail[] | null {
  const word = optionalOneOf('status', status, submissionStatuses);
  const full = optionalOneOf('statusDetail', detail, allDetails);
  if (word === null && full === null) return null;
  return allDetails
    .filter((one) => word === null || submissionStatusDetails[one] === word)
    .filter((one) => full === null || one === full);
}
