import { Ctx, Query, Resolver } from 'type-graphql';

import { systemNoun } from '../../../nouns/system.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { SystemService } from '../../../services/system/system.service.js';
import { typeOf } from '../object-type.js';

@Resolver()
export class SystemResolver {
  // The name must differ from that of the query method.
  constructor(private readonly installation: SystemService) {}

  @Query(typeOf(systemNoun), { description: 'State of the installation. Administrators only.' })
  async system(@Ctx('request') ctx: RequestContext) {
    return this.installation.read(ctx);
  }
}
