import type { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import type { Viewer } from '../request-context.js';
import type { AccessTokens } from './access-tokens.js';

/** Tells who is asking. */
export class ViewerService {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly credentials: CredentialsRepository,
  ) {}

  /** The person behind a token, with the role they have now; `null` once it is invalid, expired or revoked, or they are. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const claims = await this.tokens.read(token);
    if (claims === null) return null;
    const role = await this.credentials.roleOf(claims.id, claims.tokenVersion);
    return role === null ? null : { id: claims.id, role };
  }
}
