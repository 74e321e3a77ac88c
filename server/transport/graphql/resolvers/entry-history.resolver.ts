import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryNoun,type EntryView } from '../../../nouns/entry.js';
import {
  type DeletedEntries,
  deletedEntriesNoun,
  type EntryHistory,
  entryHistoryNoun,
  type EntrySnapshot,
  entrySnapshotNoun,
  type EntryVersion,
  entryVersionNoun,
  revisionNoun,
  type RevisionView,
  type Tombstone,
  tombstoneNoun,
} from '../../../nouns/revision.js';
import type { EntryHistoryService } from '../../../services/entries/entry-history.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { pageNumber } from '../inputs/argument-options.js';
import { SizedBy } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { listOf, typeOf } from '../object-type.js';
import { Limit } from './arguments.js';

type Parameter = ReturnType<typeof Arg>;

const revisionsShown = { ...limits.historyLimit, default: 20 };
const id = (): Parameter => Arg('id', () => ID, { description: 'Id or accession of the entry.' });
const versionNumber = (): Parameter => Arg('version', () => Int, { description: 'Number of the version.' });
const maxChanges = (): Parameter => Limit('changes to return', revisionsShown);

@Resolver(typeOf(entryNoun))
export class EntryHistoryResolver {
  constructor(private readonly histories: EntryHistoryService) {}

  @SizedBy('limit', revisionsShown, ['revisions'])
  @Query(typeOf(entryHistoryNoun), {
    description: 'The revisions of an entry, also of a deleted one. For all signed-in people.',
  })
  async entryHistory(
    @id() entry: string,
    @maxChanges() limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryHistory> {
    return this.histories.history(ctx, entry, { limit });
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
  ): Promise<EntryVersion> {
    return this.histories.version(ctx, accession, version);
  }

  @Query(typeOf(entrySnapshotNoun), {
    description: 'One version of an entry, also of a deleted one. For all signed-in people.',
    deprecationReason: 'Use entryVersion, which is open to everyone.',
  })
  async entryAtVersion(
    @id() entry: string,
    @versionNumber() version: number,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntrySnapshot> {
    return this.histories.at(ctx, entry, version);
  }

  @SizedBy('limit', limits.listLimit, ['entries'])
  @Query(typeOf(deletedEntriesNoun), {
    description: 'The deleted entries, which can be restored. For all signed-in people.',
  })
  async deletedEntries(
    @Arg('page', () => Int, pageNumber) page: number | null,
    @Limit('entries to return') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<DeletedEntries> {
    return this.histories.deleted(ctx, { page, limit });
  }

  @Query(typeOf(tombstoneNoun), {
    nullable: true,
    description: 'The tombstone of a deleted entry; null if the entry is not deleted or never existed.',
  })
  async tombstone(@id() entry: string, @Ctx('request') ctx: RequestContext): Promise<Tombstone | null> {
    return this.histories.tombstone(ctx, entry);
  }

  @SizedBy('limit', revisionsShown)
  @FieldResolver(listOf(revisionNoun), {
    description: 'The latest changes of the entry, newest first. For all signed-in people.',
  })
  async revisions(
    @Root() entry: EntryView,
    @maxChanges() limit: number | null,
    @Ctx('revisions') loader: Loaders['revisions'],
  ): Promise<readonly RevisionView[]> {
    return loader.load(entry.id, limit ?? revisionsShown.default);
  }
}
