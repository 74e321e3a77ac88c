import { startAccountClient } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { useStarted } from '../use-started.js';
import { renamed } from './both-apis.js';

const userFields = 'id name username email contactNumber role isActive lastLoginAt createdAt updatedAt';
const paginationFields = 'currentPage totalPages totalUsers hasNextPage hasPrevPage';
const unknown = '00000000-0000-4000-8000-000000000000';

/** The same read through REST and GraphQL; `fromRest` converts it to GraphQL's form. */
const reads: readonly (readonly [path: string, query: string, fromRest: (body: Answer) => unknown])[] = [
  ['/api/auth/profile', `{ answer: me { ${userFields} } }`, ({ user }) => renamed(user)],
  ...(
    [
      ['', ''],
      ['?page=2&limit=3&sortBy=name&sortOrder=asc', '(page: 2, limit: 3, sortBy: name, sortOrder: asc)'],
      ['?role=Doctor&isActive=true', '(role: Doctor, isActive: true)'],
      ['?search=PERSON%207', '(search: "person 7")'],
      ['?closed=true', '(closed: true)'],
      ['?page=99', '(page: 99)'],
      [
        '/role/Curator?sortBy=contactNumber&sortOrder=desc',
        '(role: Curator, sortBy: contactNumber, sortOrder: desc)',
      ],
    ] as const
  ).map(
    ([path, args]) =>
      [
        `/api/users${path}`,
        `{ answer: users${args} { users { ${userFields} } pagination { ${paginationFields} } } }`,
        ({ data }: Answer) => ({ users: data.users.map(renamed), pagination: data.pagination }),
      ] as const,
  ),
  [
    '/api/system',
    '{ answer: system { version nodeVersion platform startedAt dataDir database { version isEmbedded entries } ' +
      'queues { mails mailsRetried importsWaiting importsRunning submissionsPending } ' +
      'backups { isScheduled folder everySeconds keep lastGood { file startedAt finishedAt bytes } ' +
      'lastFailure { startedAt message } } migrations } }',
    // Sizes may change between the two requests.
    ({
      data: {
        disk,
        database: { bytes, ...database },
        ...data
      },
    }) => ({ ...data, database }),
  ],
  [
    '/api/users/stats',
    '{ answer: userStats { overview { totalUsers activeUsers invitedUsers inactiveUsers } roleStats { role count ' +
      'active invited inactive } } }',
    ({ data }) => data,
  ],
];

const mistakes: readonly (readonly [
  method: string,
  path: string,
  body: object | undefined,
  query: string,
])[] = [
  ['POST', '/api/auth/login', {}, 'mutation { login { token } }'],
  [
    'POST',
    '/api/auth/login',
    { email: 'a@b.example', password: 'x' },
    'mutation { login(email: "a@b.example", password: "x") { token } }',
  ],
  [
    'POST',
    '/api/auth/forgot-password',
    { email: ' ' },
    'mutation { forgotPassword(email: " ") { message } }',
  ],
  ['POST', '/api/auth/reset-password', { token: 'a' }, 'mutation { resetPassword(token: "a") { message } }'],
  [
    'POST',
    '/api/auth/reset-password',
    { token: 'a', newPassword: 'short' },
    'mutation { resetPassword(token: "a", newPassword: "short") { message } }',
  ],
  ['GET', '/api/auth/verify-reset-token/', undefined, '{ verifyResetToken { valid } }'],
  ['GET', '/api/auth/verify-reset-token/a', undefined, '{ verifyResetToken(token: "a") { valid } }'],
  ['GET', '/api/users?limit=0', undefined, '{ users(limit: 0) { pagination { totalUsers } } }'],
  ['GET', '/api/users/x', undefined, '{ user(id: "x") { id } }'],
  ['GET', '/api/users/%20', undefined, '{ user(id: " ") { id } }'],
  ['GET', `/api/users/${unknown}`, undefined, `{ user(id: "${unknown}") { id } }`],
  ['POST', '/api/users', { name: 'A' }, 'mutation { createUser(input: { name: "A" }) { id } }'],
  [
    'POST',
    '/api/users',
    { name: 'A', email: 'a', role: 'Admin' },
    'mutation { createUser(input: { name: "A", email: "a", role: Admin }) { id } }',
  ],
  [
    'POST',
    '/api/users',
    { name: 'A', email: 'PERSON-1@example.org', role: 'Admin' },
    'mutation { createUser(input: { name: "A", email: "person-1@example.org", role: Admin }) { id } }',
  ],
  [
    'POST',
    '/api/users',
    { name: 'A', email: 'a@example.org', role: 'Admin', password: 'password1234' },
    'mutation { createUser(input: { name: "A", email: "a@example.org", role: Admin, password: ' +
      '"password1234" }) { id } }',
  ],
  [
    'PUT',
    `/api/users/${unknown}`,
    { name: 'A' },
    `mutation { updateUser(id: "${unknown}", input: { name: "A" }) { id } }`,
  ],
  [
    'PUT',
    '/api/users/{own}',
    { role: 'Doctor' },
    'mutation { updateUser(id: "{own}", input: { role: Doctor }) { id } }',
  ],
  ['PUT', '/api/users/{own}/toggle-status', undefined, 'mutation { toggleUserStatus(id: "{own}") { id } }'],
  ['DELETE', '/api/users/{own}', undefined, 'mutation { deleteUser(id: "{own}") { id } }'],
  [
    'DELETE',
    '/api/users/{own}?permanent=true',
    undefined,
    'mutation { deleteUser(id: "{own}", permanent: true) { id } }',
  ],
  [
    'PUT',
    '/api/users/{own}/password',
    { currentPassword: 'x' },
    'mutation { changePassword(currentPassword: "x") { token } }',
  ],
];

describe('REST and GraphQL return the same accounts', () => {
  const atlas = useStarted(() => startAccountClient({ rateLimit: false }));
  let own: string;
  beforeAll(async () => {
    own = (await atlas.call('GET', '/api/auth/profile', undefined, atlas.adminToken)).body.user._id;
    for (let number = 1; number <= 12; number += 1) {
      const role = ['Doctor', 'Curator', 'Reviewer'][number % 3];
      const input = {
        name: `Person ${number}`,
        email: `person-${number}@example.org`,
        role,
        contactNumber: number % 2 ? `+49 ${number}` : '',
      };
      const { body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
      if (number > 10)
        await atlas.call('DELETE', `/api/users/${body.data.user._id}`, undefined, atlas.adminToken);
    }
    // The number of invitations that wait to be sent would change between two reads.
    await eventually(async () => {
      const { body } = await atlas.call('GET', '/api/system', undefined, atlas.adminToken);
      return body.data.queues.mails === 0;
    });
  });

  it.each(reads)('%s', async (path, query, fromRest) => {
    const rest = await atlas.call('GET', path, undefined, atlas.adminToken);
    const graphql = await atlas.graphql(query, {}, atlas.adminToken);
    expect(graphql.errors).toBeUndefined();
    expect(graphql.data.answer).toEqual(fromRest(rest.body));
  });

  it.each(mistakes)('the same error for %s %s %j', async (method, path, sent, query) => {
    const rest = await atlas.call(method, path.replace('{own}', own), sent, atlas.adminToken);
    const { errors } = await atlas.graphql(query.replace('{own}', own), {}, atlas.adminToken);
    const { message, code } = rest.body;
    expect(rest.body.success).toBe(false);
    expect({ message: errors[0].message, code: errors[0].extensions.code }).toEqual({ message, code });
  });
});
