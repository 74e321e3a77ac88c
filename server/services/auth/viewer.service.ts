import type { Queryable } from '../../persistence/database.js';
import type { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import { hashToken } from '../link-tokens.js';
import type { Viewer } from '../request-context.js';
import type { AccessTokens } from './access-tokens.js';

/** Finds the viewer of a request. */
export class ViewerService {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly credentials: CredentialsRepository,
  ) {}

  /**
   * Returns the person of a token, with their current role; `null` if the token is invalid, expired or revoked, or the
   * account no longer exists or is not active.
   */
  async viewerOf(token: string): Promise<Viewer | null> {
    const claims = await this.tokens.read(token);
    if (claims === null) return null;
    const tokenHash = hashToken(token);
    const find = (transaction?: Queryable) =>
      this.credentials.viewer(claims.id, claims.tokenVersion, tokenHash, transaction);
    const found = await find();
    if (found === null) return null;
    const currentRole = async (transaction?: Queryable) => (await find(transaction))?.role ?? null;
    return { id: claims.id, ...found, tokenHash, currentRole };
  }
}
