import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import { entryNoun,type EntryView } from '../../../nouns/entry.js';
import { type EntryRemoval, entryRemovalNoun } from '../../../nouns/revision.js';
import type { EntryEditingService } from '../../../services/entries/entry-editing.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { optional } from '../inputs/argument-options.js';
import { EntryInput, sentEntry } from '../inputs/entry.input.js';
import { typeOf } from '../object-type.js';
import { text } from './arguments.js';

type Parameter = ReturnType<typeof Arg>;

const id = (): Parameter => Arg('id', () => ID, { description: 'Id or accession of the entry.' });
const seen = (): Parameter =>
  Arg(
    'version',
    () => Int,
    optional('Version that the change is based on. If it is not the current version, nothing changes.'),
  );
const reason = (): Parameter => text('reason', 'Reason for the change, shown in the history.');

@Resolver()
export class EntryEditingResolver {
  constructor(private readonly editing: EntryEditingService) {}

  @Mutation(typeOf(entryNoun), { description: 'Creates an entry. For all signed-in people.' })
  async createEntry(
    @Arg('input', () => EntryInput, { description: 'The entry.' }) input: EntryInput,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryView> {
    return this.editing.create(ctx, sentEntry(input), { reason: why });
  }

  @Mutation(typeOf(entryNoun), {
    description: 'Changes the given fields of an entry. If no value differs, no new version is created.',
  })
  async updateEntry(
    @id() entry: string,
    @Arg('input', () => EntryInput, { description: 'The changed fields.' }) input: EntryInput,
    @seen() version: number | null,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryView> {
    return this.editing.update(ctx, entry, sentEntry(input), { version, reason: why });
  }

  @Mutation(typeOf(entryRemovalNoun), {
    description:
      'Deletes an entry. It disappears from all lists; its history remains, and it can be restored.',
  })
  async deleteEntry(
    @id() entry: string,
    @seen() version: number | null,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryRemoval> {
    return this.editing.delete(ctx, entry, { version, reason: why });
  }

  @Mutation(typeOf(entryNoun), {
    description:
      'Restores an entry to an earlier version by creating a new version. Also restores deleted entries.',
  })
  async restoreEntry(
    @id() entry: string,
    @Arg('version', () => Int, { description: 'The version to restore.' }) version: number,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryView> {
    return this.editing.restore(ctx, entry, { version, reason: why });
  }
}
