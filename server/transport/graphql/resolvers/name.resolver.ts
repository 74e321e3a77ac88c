import { Ctx, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { resolvedNameNoun } from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { typeOf } from '../object-type.js';
import { Limit, text } from './arguments.js';

@Resolver()
export class NameResolver {
  constructor(private readonly services: Pick<Services, 'names'>) {}

  @DataQuery(typeOf(resolvedNameNoun), {
    description:
      'What a name means: diseases, autoantibodies, classes of autoantibodies and autoantigens that bear exactly ' +
      'this name, without regard to spelling; the symbol of a human gene identifies the autoantigens with the ' +
      'UniProt accession of its protein. With a field, what it means as the value of that field, also if it ' +
      'joins several names of one autoantibody, such as "SSA / Ro60". Fails with BAD_USER_INPUT for a blank name.',
  })
  async resolveName(
    @text('name', 'The name or identifier.') name: string | null,
    @text('field', 'A field of an entry: disease, autoantibody or autoantigen.') field: string | null,
    @Limit('meanings', limits.meanings, 'meanings') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.names.resolve(ctx, name, field, { limit });
  }
}
