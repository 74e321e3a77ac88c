import type { EntryView } from '../entries/entry-views.js';
import type { RequestContext } from '../request-context.js';
import type { NewSubmissionInput, SubmissionListInput } from './submission-inputs.js';
import type {
  NewSubmissionView,
  SubmissionCounts,
  SubmissionEventView,
  SubmissionPageView,
  SubmissionView,
} from './submission-views.js';

/** Making submissions and looking at them. */
export class SubmissionService {
  create(_ctx: RequestContext, _input: NewSubmissionInput): Promise<NewSubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }

  list(_ctx: RequestContext, _input: SubmissionListInput): Promise<SubmissionPageView> {
    return Promise.reject(new Error('Not there yet'));
  }

  counts(_ctx: RequestContext): Promise<SubmissionCounts> {
    return Promise.reject(new Error('Not there yet'));
  }

  find(_ctx: RequestContext, _id: string): Promise<SubmissionView | null> {
    return Promise.reject(new Error('Not there yet'));
  }

  findByTicket(_ctx: RequestContext, _ticket: string): Promise<SubmissionView | null> {
    return Promise.reject(new Error('Not there yet'));
  }

  /** The events of submissions that were handed out before, by submission id. */
  eventsOf(
    _ctx: RequestContext,
    _submissions: readonly SubmissionView[],
  ): Promise<ReadonlyMap<string, readonly SubmissionEventView[]>> {
    return Promise.reject(new Error('Not there yet'));
  }

  /** The entries closest to submissions that were handed out before, by submission id. */
  closestTo(
    _ctx: RequestContext,
    _submissions: readonly SubmissionView[],
    _limit: number,
  ): Promise<ReadonlyMap<string, readonly EntryView[]>> {
    return Promise.reject(new Error('Not there yet'));
  }

  /** Living entries by id. */
  entriesOf(_ctx: RequestContext, _ids: readonly string[]): Promise<ReadonlyMap<string, EntryView>> {
    return Promise.reject(new Error('Not there yet'));
  }
}
