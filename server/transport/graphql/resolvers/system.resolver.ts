import { Ctx, Query, Resolver } from 'type-graphql';

import { systemNoun } from '../../../nouns/system.js';
import type { RequestContext } from '../../../services/request-context.js';
import { typeOf } from '../object-type.js';
import { ServiceResolver } from './service-resolver.js';

@Resolver()
export class SystemResolver extends ServiceResolver {
  @Query(typeOf(systemNoun), { description: 'State of the installation. Administrators only.' })
  async system(@Ctx('request') ctx: RequestContext) {
    return this.services.system.read(ctx);
  }
}
