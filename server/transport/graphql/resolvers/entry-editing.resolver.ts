import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { type EntryInput, entryInput, entryNoun } from '../../../nouns/entry.js';
import { entryRemovalNoun } from '../../../nouns/revision.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { typeOf } from '../object-type.js';
import { EntryId, Reason, SeenVersion } from './arguments.js';

@Resolver()
export class EntryEditingResolver {
  constructor(private readonly services: Pick<Services, 'entryEditing'>) {}

  @Mutation(typeOf(entryNoun), { description: 'Creates an entry. For all signed-in people.' })
  async createEntry(
    @Arg('input', typeOf(entryInput), { description: 'The entry.' }) input: EntryInput,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryEditing.create(ctx, input, { reason: why });
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
