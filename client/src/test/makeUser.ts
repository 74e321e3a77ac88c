import type { SessionUser } from '../session/sessionUser';

let made = 0;

/** Creates a unique person; a test passes only the values it depends on. */
export function makeUser(values: Partial<SessionUser> = {}): SessionUser {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(900_000 + made).padStart(12, '0')}`,
    name: `Person ${made}`,
    username: null,
    email: `person.${made}@example.org`,
    contactNumber: null,
    role: 'Curator',
    isActive: true,
    lastLoginAt: null,
    createdAt: '2026-11-20T09:30:00.000Z',
    updatedAt: '2026-11-20T09:30:00.000Z',
    ...values,
  };
}
