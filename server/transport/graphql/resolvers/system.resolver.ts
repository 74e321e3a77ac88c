import { Ctx, Query, Resolver } from 'type-graphql';

import { systemNoun } from '../../../nouns/system.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { typeOf } from '../object-type.js';

@Resolver()
export class SystemResolver {
  constructor(private readonly services: Pick<Services, 'system'>) {}

  @Query(typeOf(systemNoun), { description: 'State of the installation. Administrators only.' })
  async system(@Ctx('request') ctx: RequestContext) {
    return this.services.system.read(ctx);
  }
}
