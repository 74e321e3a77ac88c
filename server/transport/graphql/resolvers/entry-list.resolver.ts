import { Args, Ctx, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import {
  type EntriesArgs,
  entriesArgs,
  type EntryConnectionArgs,
  entryConnectionArgs,
} from '../../../nouns/entry-query.js';
import { entryConnectionNoun, entryPageNoun } from '../../../nouns/entry.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { toEntryQuery } from '../inputs/to-field-conditions.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';
import type { EntryPage } from '../to-entry-lists.js';

@Resolver()
export class EntryListResolver {
  constructor(private readonly services: Pick<Services, 'entryList'>) {}

  @SizedBy('limit', limits.listLimit, ['items', 'matches'])
  @DataQuery(typeOf(entryPageNoun), { description: 'A page of the matching entries, sorted.' })
  async entries(
    @Args(argsOf(entriesArgs)) args: EntriesArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<EntryPage> {
    const page = await this.services.entryList.list(ctx, toEntryQuery(args));
    const { search, field } = page.appliedFilters;
    return { items: page.entries, pagination: page.pagination, asked: { search: search ?? '', field } };
  }

  @SizedBy('first', limits.listLimit, ['edges', 'nodes'])
  @DataQuery(typeOf(entryConnectionNoun), {
    description:
      'The matching entries with cursors. Continue with `after` until `hasNextPage` is false to read all of them.',
  })
  async entryConnection(
    @Args(argsOf(entryConnectionArgs)) args: EntryConnectionArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.entryList.walk(ctx, toEntryQuery(args));
  }
}
