import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryNoun, type EntryView } from '../../../nouns/entry.js';
import {
  deletedEntriesNoun,
  entryHistoryNoun,
  entrySnapshotNoun,
  entryVersionNoun,
  revisionNoun,
  tombstoneNoun,
} from '../../../nouns/revision.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import type { Loaders } from '../loaders.js';
import { listOf, typeOf } from '../object-type.js';
import { EntryId, Limit, Page, revisionsShown } from './arguments.js';

const versionNumber = () => Arg('version', () => Int, { description: 'Number of the version.' });

@Resolver(typeOf(entryNoun))
export class EntryHistoryResolver {
  constructor(private readonly services: Pick<Services, 'entryHistory'>) {}

  @Query(typeOf(entryHistoryNoun), {
    description: 'The revisions of an entry, also of a deleted one. For all signed-in people.',
  })
  async entryHistory(
    @EntryId() entry: string,
    @Limit('changes to return', revisionsShown, 'revisions') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryHistory.history(ctx, entry, { limit });
  }

  @Query(typeOf(entryVersionNoun), {
    description:
      'One version of an entry, as AIA0000042.v3 cites it; also of a deleted entry. For everyone. NOT_FOUND for an ' +
      'unknown accession or version, GONE for a version that an administrator withdrew because it held personal data.',
  })
  async entryVersion(
    @Arg('accession', () => String, { description: 'Accession of the entry.' }) accession: string,
    @versionNumber() version: number,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryHistory.version(ctx, accession, version);
  }

  @Query(typeOf(entrySnapshotNoun), {
    description: 'One version of an entry, also of a deleted one. For all signed-in people.',
    deprecationReason: 'Use entryVersion, which is open to everyone.',
  })
  async entryAtVersion(
    @EntryId() entry: string,
    @versionNumber() version: number,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryHistory.at(ctx, entry, version);
  }

  @Query(typeOf(deletedEntriesNoun), {
    description: 'The deleted entries, which can be restored. For all signed-in people.',
  })
  async deletedEntries(
    @Page() page: number | null,
    @Limit('entries to return', limits.listLimit, 'entries') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryHistory.deleted(ctx, { page, limit });
  }

  @Query(typeOf(tombstoneNoun), {
    nullable: true,
    description: 'The tombstone of a deleted entry; null if the entry is not deleted or never existed.',
  })
  async tombstone(@EntryId() entry: string, @Ctx('request') ctx: RequestContext) {
    return this.services.entryHistory.tombstone(ctx, entry);
  }

  @FieldResolver(listOf(revisionNoun), {
    description: 'The latest changes of the entry, newest first. For all signed-in people.',
  })
  async revisions(
    @Root() entry: EntryView,
    @Limit('changes to return', revisionsShown) limit: number | null,
    @Ctx('revisions') loader: Loaders['revisions'],
  ) {
    return loader.load(entry.id, limit ?? revisionsShown.default);
  }
}
