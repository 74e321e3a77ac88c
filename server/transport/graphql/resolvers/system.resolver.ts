import { Ctx, Query, Resolver } from 'type-graphql';

import { systemNoun, type SystemView } from '../../../nouns/system.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { SystemService } from '../../../services/system/system.service.js';
import { objectType } from '../object-type.js';

const System = objectType(systemNoun);
type System = SystemView;

@Resolver()
export class SystemResolver {
  // The name must differ from that of the query method.
  constructor(private readonly installation: SystemService) {}

  @Query(() => System, { description: 'State of the installation. Administrators only.' })
  async system(@Ctx('request') ctx: RequestContext): Promise<System> {
    return this.installation.read(ctx);
  }
}
