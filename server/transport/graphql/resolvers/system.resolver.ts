import { Ctx, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../../services/request-context.js';
import type { SystemService } from '../../../services/system/system.service.js';
import type { Plain } from '../plain.js';
import { System } from '../types/system.type.js';

@Resolver()
export class SystemResolver {
  // The name must differ from that of the query method.
  constructor(private readonly installation: SystemService) {}

  @Query(() => System, { description: 'State of the installation. Administrators only.' })
  async system(@Ctx('request') ctx: RequestContext): Promise<Plain<System>> {
    return this.installation.read(ctx);
  }
}
