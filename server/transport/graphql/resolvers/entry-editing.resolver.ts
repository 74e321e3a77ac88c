import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { requireFound } from '../../../errors.js';
import { type EntryInput, entryInput, entryNoun, type EntryView } from '../../../nouns/entry.js';
import { entryRemovalNoun } from '../../../nouns/revision.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { createdOnce } from '../created-once.js';
import { typeOf } from '../object-type.js';
import { EntryId, IdempotencyKey, Reason, SeenVersion } from './arguments.js';

@Resolver()
export class EntryEditingResolver {
  constructor(private readonly services: Pick<Services, 'entryDetail' | 'entryEditing' | 'idempotency'>) {}

  @Mutation(typeOf(entryNoun), { description: 'Creates an entry. For all signed-in people.' })
  async createEntry(
    @Arg('input', typeOf(entryInput), { description: 'The entry.' }) input: EntryInput,
    @Reason() why: string | null,
    @IdempotencyKey() key: string | null | undefined,
    @Ctx('request') ctx: RequestContext,
  ) {
    const { entryDetail, entryEditing, idempotency } = this.services;
    return createdOnce<EntryView>(idempotency, ctx, {
      ...{ key, mutation: 'createEntry', action: 'entries.create', input: { input, reason: why } },
      create: (within) => entryEditing.create(within, input, { reason: why }),
      keep: ({ id }) => id,
      find: async (id) => requireFound(await entryDetail.find(ctx, { id }), messages.entryNotFound),
    });
  }

  @Mutation(typeOf(entryNoun), {
    description: 'Changes the given fields of an entry. If no value differs, no new version is created.',
  })
  async updateEntry(
    @EntryId() entry: string,
    @Arg('input', typeOf(entryInput), { description: 'The changed fields.' }) input: EntryInput,
    @SeenVersion() version: number | null,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryEditing.update(ctx, entry, input, { version, reason: why });
  }

  @Mutation(typeOf(entryRemovalNoun), {
    description:
      'Deletes an entry. It disappears from all lists; its history remains, and it can be restored.',
  })
  async deleteEntry(
    @EntryId() entry: string,
    @SeenVersion() version: number | null,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryEditing.delete(ctx, entry, { version, reason: why });
  }

  @Mutation(typeOf(entryNoun), {
    description:
      'Restores an entry to an earlier version by creating a new version. Also restores deleted entries.',
  })
  async restoreEntry(
    @EntryId() entry: string,
    @Arg('version', () => Int, { description: 'The version to restore.' }) version: number,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryEditing.restore(ctx, entry, { version, reason: why });
  }
}
