import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';

/**
 * A row of `password_links`: the one link with which a person can set a password. Stores only the hash of its token.
 */
@Entity('password_links')
export class PasswordLinkEntity {
  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bytea', name: 'token_hash', unique: true })
  tokenHash!: Buffer;

  @Column('text')
  purpose!: PasswordLinkPurpose;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;
}
