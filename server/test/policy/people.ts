import { type Role, roles } from '../../../schema/contract/roles.js';
import type { TestApp } from '../start-test-app.js';

export type RoleOrVisitor = Role | 'visitor';
export const everyRole: readonly RoleOrVisitor[] = ['visitor', ...roles];

export interface Person {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

const password = 'the same for all of them';

/** Creates an account for each role, through the product's own APIs. */
export async function makePeople(app: TestApp) {
  const admin = await signIn(app, app.administrator.email, app.administrator.password);
  for (const role of roles) {
    const body = { name: `A ${role}`, email: mailOf(role), role, password };
    const { status } = await app.call('POST', '/api/users', { body, headers: admin.headers });
    if (status !== 201) throw new Error(`The account of a ${role} could not be made: ${status}`);
  }
  const sessions = new Map<RoleOrVisitor, Promise<Person>>();
  return {
    /** The session of a person; a new one if the last one has ended. */
    as: (who: RoleOrVisitor): Promise<Person> => {
      const session =
        sessions.get(who) ?? (who === 'visitor' ? visitor() : signIn(app, mailOf(who), password));
      sessions.set(who, session);
      return session;
    },
    ended: (who: RoleOrVisitor) => void sessions.delete(who),
  };
}

const mailOf = (role: Role): string => `one-${role.toLowerCase()}@example.org`;
const visitor = async (): Promise<Person> => ({ id: '00000000-0000-4000-8000-000000000001', headers: {} });

/** Signs in through REST. */
export async function signIn(app: TestApp, email: string, secret: string): Promise<Person> {
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: secret } });
  const { token, user } = body;
  return { id: user._id, headers: { authorization: `Bearer ${token}` } };
}
