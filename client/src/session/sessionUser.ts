import { isRole, type Role } from '@contract/roles';

import { isObject } from '../components/isObject';

/** The signed-in person, with the fields of GraphQL's `User`. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly email: string;
  readonly contactNumber: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly lastLoginAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Parses a person from a storage or an answer; `null` if it is invalid or has a role unknown to this client. Accepts
 * the name of the identifier in REST, too.
 */
export function readSessionUser(value: unknown): SessionUser | null {
  if (!isObject(value)) return null;
  const { name, email, role, isActive = true } = value;
  const id = value.id ?? value._id;
  const [createdAt, updatedAt] = [moment(value.createdAt), moment(value.updatedAt)];
  if (!isFilled(id) || !isFilled(name) || !isFilled(email)) return null;
  if (typeof role !== 'string' || !isRole(role) || typeof isActive !== 'boolean') return null;
  if (createdAt === null || updatedAt === null) return null;
  return {
    id,
    name,
    username: text(value.username),
    email,
    contactNumber: text(value.contactNumber),
    role,
    isActive,
    lastLoginAt: moment(value.lastLoginAt),
    createdAt,
    updatedAt,
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function moment(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
