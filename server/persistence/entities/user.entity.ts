import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { Role } from '../../../schema/contract/roles.js';

/** A row of `users`. It never leaves the services: clients get a view, which cannot contain the hash. */
@Entity('users')
@Check('users_closed_is_inactive', 'closed_at IS NULL OR NOT is_active')
@Index('users_key_username', ['keyUsername'], { unique: true })
@Index('users_key_name', ['keyName', 'id'])
@Index('users_key_email', ['keyEmail', 'id'])
@Index('users_key_contact_number', ['keyContactNumber', 'id'])
@Index('users_role', ['role', 'id'])
@Index('users_is_active', ['isActive', 'id'])
@Index('users_last_login_at', ['lastLoginAt', 'id'])
@Index('users_created_at', ['createdAt', 'id'])
@Index('users_updated_at', ['updatedAt', 'id'])
@Index('users_document', { synchronize: false })
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', nullable: true })
  username!: string | null;

  @Column({ type: 'text', unique: true })
  email!: string;

  @Column({ type: 'text', name: 'contact_number', nullable: true })
  contactNumber!: string | null;

  @Column('text')
  role!: Role;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @Column({ type: 'text', name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column({ type: 'timestamptz', name: 'last_login_at', precision: 3, nullable: true })
  lastLoginAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'integer', name: 'token_version', default: 1 })
  tokenVersion!: number;

  @Column({ type: 'bytea', name: 'kept_token_hash', nullable: true })
  keptTokenHash!: Buffer | null;

  @Column({ type: 'timestamptz', name: 'closed_at', precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'text', name: 'key_name', collation: 'C' })
  keyName!: string;

  @Column({ type: 'text', name: 'key_username', nullable: true, collation: 'C' })
  keyUsername!: string | null;

  @Column({ type: 'text', name: 'key_email', collation: 'C' })
  keyEmail!: string;

  @Column({ type: 'text', name: 'key_contact_number', nullable: true, collation: 'C' })
  keyContactNumber!: string | null;

  @Column({ type: 'text', collation: 'C' })
  document!: string;
}
