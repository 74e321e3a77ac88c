import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Role } from '../../../schema/contract/roles.js';

/** A row of `users`. Never leaves the services: what a client sees is a view that cannot hold the hash. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', nullable: true, unique: true })
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
}
