import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import type { EntryEditingService } from '../../../services/entries/entry-editing.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { EntryInput, sentEntry } from '../inputs/entry.input.js';
import type { Plain } from '../plain.js';
import { Entry } from '../types/entry.type.js';
import { EntryRemoval } from '../types/revision.type.js';
import { text } from './arguments.js';

type Parameter = ReturnType<typeof Arg>;

const id = (): Parameter =>
  Arg('id', () => ID, { description: 'The id of the entry; its accession serves too.' });
const seen = (): Parameter =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version the client has seen; where the entry is at another by now, nothing changes.',
  });
const reason = (): Parameter => text('reason', 'Why, for the history.');

@Resolver()
export class EntryEditingResolver {
  constructor(private readonly editing: EntryEditingService) {}

  @Mutation(() => Entry, { description: 'Makes an entry. For everyone who is signed in.' })
  async createEntry(
    @Arg('input', () => EntryInput, { description: 'The entry.' }) input: EntryInput,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Entry>> {
    return this.editing.create(ctx, sentEntry(input), { reason: why });
  }

  @Mutation(() => Entry, {
    description: 'Changes what is given of an entry. A change that changes nothing makes no version.',
  })
  async updateEntry(
    @id() entry: string,
    @Arg('input', () => EntryInput, { description: 'What changes.' }) input: EntryInput,
    @seen() version: number | null,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Entry>> {
    return this.editing.update(ctx, entry, sentEntry(input), { version, reason: why });
  }

  @Mutation(() => EntryRemoval, {
    description: 'Deletes an entry. It leaves all lists at once; its history stays, and it can be restored.',
  })
  async deleteEntry(
    @id() entry: string,
    @seen() version: number | null,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<EntryRemoval>> {
    return this.editing.delete(ctx, entry, { version, reason: why });
  }

  @Mutation(() => Entry, {
    description: 'Makes an entry, living or deleted, what it was at a version, as a new version.',
  })
  async restoreEntry(
    @id() entry: string,
    @Arg('version', () => Int, { description: 'The version to go back to.' }) version: number,
    @reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Entry>> {
    return this.editing.restore(ctx, entry, { version, reason: why });
  }
}
