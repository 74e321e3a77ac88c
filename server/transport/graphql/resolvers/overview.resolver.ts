import { Arg, Ctx, Int, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { type OverviewKind, overviewKindNoun, overviewNoun } from '../../../nouns/overview.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { SizedBy } from '../limits/list-size.js';
import { enumType, typeOf } from '../object-type.js';
import { optional, text } from './arguments.js';

const { rows } = limits.overview;

@Resolver()
export class OverviewResolver {
  constructor(private readonly services: Pick<Services, 'overviews'>) {}

  @SizedBy('limit', rows, ['rows'])
  @DataQuery(typeOf(overviewNoun), {
    description:
      'What the entries say about one disease, autoantibody, autoantigen or HEp-2 pattern, in ranked rows. A synonym ' +
      'leads to what it means. Fails with NOT_FOUND if nothing is known by the name.',
  })
  async overview(
    @Arg('kind', () => enumType(overviewKindNoun), { description: 'What it is about.' }) kind: OverviewKind,
    @text('name', 'Slug or name.') name: string | null,
    @Arg(
      'limit',
      () => Int,
      optional(`Maximum number of rows (1 to ${rows.max.toLocaleString('en')}).`, rows.default),
    )
    limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.overviews.find(ctx, { kind, name, limit });
  }
}
