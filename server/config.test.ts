import { inspect } from 'node:util';

import { ConfigError, misspeltSettings, parseConfig } from './config.js';

const problemsOf = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('without variables the server listens on this machine only and uses an embedded database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    seed: 'starter',
    publicUrl: 'http://localhost:4000',
    corsOrigins: '*',
    trustProxy: false,
    logFormat: 'json',
    jwtSecret: undefined,
    jwtTtl: 43_200,
    adminEmail: 'admin@localhost',
    adminPassword: undefined,
    smtpUrl: undefined,
    maxUploadBytes: 1_073_741_824,
    rateLimit: true,
  });
});

test('a direct address needs the address of the pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://127.0.0.1/atlas';
  expect(problemsOf({ DATABASE_DIRECT_URL })).toContain('DATABASE_DIRECT_URL needs DATABASE_URL');
  expect(problemsOf({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://127.0.0.1:6432/atlas' })).toBe('');
});

test('replicas are addresses separated by commas, and need the address of their primary', () => {
  const DATABASE_REPLICA_URLS = 'postgres://a/atlas, postgresql://b:5433/atlas';
  const DATABASE_URL = 'postgres://127.0.0.1/atlas';
  expect(parseConfig({ DATABASE_REPLICA_URLS, DATABASE_URL }).databaseReplicaUrls).toEqual([
    'postgres://a/atlas',
    'postgresql://b:5433/atlas',
  ]);
  expect(problemsOf({ DATABASE_REPLICA_URLS })).toContain('DATABASE_REPLICA_URLS needs DATABASE_URL');
  expect(problemsOf({ DATABASE_REPLICA_URLS: 'postgres://a/atlas,b', DATABASE_URL })).toContain(
    'DATABASE_REPLICA_URLS must be like postgres://',
  );
});

test('in production the server listens on all addresses', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(parseConfig({ NODE_ENV: 'production', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('an empty variable is ignored', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('all invalid values are reported at once', () => {
  const message = problemsOf({
    PORT: '99999',
    HOST: 'two words',
    TRUST_PROXY: 'perhaps',
    DATABASE_URL: 'mysql://root:hunter2@localhost/db',
    SEED: 'all',
    PUBLIC_URL: 'atlas.example.org',
    CORS_ORIGINS: 'https://example.org/path',
    LOG_LEVEL: 'loud',
    LOG_FORMAT: 'xml',
    JWT_SECRET: 'short',
    JWT_TTL: '12 hours',
    ADMIN_EMAIL: 'admin',
    ADMIN_PASSWORD: 'short',
    SMTP_URL: 'mail.example.org',
    MAIL_FROM: 'The Atlas',
    MAX_UPLOAD_MB: '0',
    DRAIN_SECONDS: '1h',
    METRICS_TOKEN: 'a token',
    RATE_LIMIT: 'maybe',
    LAYOUT_EVERY: '10s',
    BACKUP_EVERY: 'daily',
    BACKUP_KEEP: '0',
  });
  const names = message
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(' ')[0]);

  expect(names.sort()).toEqual([
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'BACKUP_DIR',
    'BACKUP_EVERY',
    'BACKUP_KEEP',
    'CORS_ORIGINS',
    'DATABASE_URL',
    'DRAIN_SECONDS',
    'HOST',
    'JWT_SECRET',
    'JWT_TTL',
    'LAYOUT_EVERY',
    'LOG_FORMAT',
    'LOG_LEVEL',
    'MAIL_FROM',
    'MAX_UPLOAD_MB',
    'METRICS_TOKEN',
    'PORT',
    'PUBLIC_URL',
    'RATE_LIMIT',
    'SEED',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
  expect(message).toContain('PORT must be a whole number from 0 to 65535 (it is "99999")');
});

test.each([
  'https://example.org/atlas',
  'https://example.org?a=1',
  'https://example.org#a',
  'https://me@example.org',
])('PUBLIC_URL=%s is not the address of a site', (PUBLIC_URL) =>
  expect(problemsOf({ PUBLIC_URL })).toContain('PUBLIC_URL must be'),
);

test('an administrator password of two lines, which nobody could type, is rejected', () => {
  expect(problemsOf({ ADMIN_PASSWORD: 'a long password\n' })).toContain('ADMIN_PASSWORD must be one line');
});

test('misspelt settings are named, other variables are not', () => {
  const wrong = { DATABASE_ULR: 'x', BACKUPEVERY: '1h', PORTT: '1', SMTP_URI: 'x', port: '2' };
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    NODE_ENV: 'test',
    POSTGRES_PASSWORD: 'x',
    PORT: '1',
  };
  expect(misspeltSettings({ ...wrong, ...others })).toEqual([
    'There is no setting DATABASE_ULR; perhaps DATABASE_URL is meant.',
    'There is no setting BACKUPEVERY; perhaps BACKUP_EVERY is meant.',
    'There is no setting PORTT; perhaps PORT is meant.',
    'There is no setting SMTP_URI; perhaps SMTP_URL is meant.',
    'There is no setting port; perhaps PORT is meant.',
  ]);
  expect(problemsOf({ PORT: 'many', JWT_SECERT: 'x' })).toContain('perhaps JWT_SECRET is meant');
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/db'],
  ['DATABASE_REPLICA_URLS', 'mysql://root:hunter2@localhost/db'],
  ['JWT_SECRET', 'hunter2'],
  ['ADMIN_PASSWORD', 'hunter2'],
  ['SMTP_URL', 'http://root:hunter2@localhost'],
])('an invalid %s is rejected without repeating its secrets', (name, value) => {
  const message = problemsOf({ [name]: value });

  expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test('production on a shared database requires JWT_SECRET', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/atlas' };

  expect(problemsOf(shared)).toContain('JWT_SECRET');
  expect(problemsOf({ ...shared, JWT_SECRET: 'x'.repeat(32) })).toBe('');
  expect(problemsOf({ NODE_ENV: 'production' })).toBe('');
  expect(problemsOf({ DATABASE_URL: shared.DATABASE_URL })).toBe('');
});

test('secrets are hidden when the configuration is printed', () => {
  const config = parseConfig({
    JWT_SECRET: 'hunter2-hunter2-hunter2-hunter2-hunter2',
    ADMIN_PASSWORD: ' hunter2 and blanks ',
    SMTP_URL: 'smtps://atlas:hunter2@mail.example.org',
  });

  expect(config.adminPassword?.reveal()).toBe(' hunter2 and blanks ');
  expect(config.smtpUrl?.reveal()).toBe('smtps://atlas:hunter2@mail.example.org');
  expect(JSON.stringify(config) + inspect(config)).not.toContain('hunter2');
});

test.each([
  ['90s', 90],
  ['1m', 60],
  ['2h', 7200],
  ['30d', 2_592_000],
])('JWT_TTL=%s is accepted', (value, seconds) => {
  expect(parseConfig({ JWT_TTL: value }).jwtTtl).toBe(seconds);
});

test.each(['59s', '31d', '12', '0h', '-1h', '1.5h', '1e3s'])('JWT_TTL=%s is rejected', (value) => {
  expect(problemsOf({ JWT_TTL: value })).toContain('JWT_TTL must be a time from 1m to 30d');
});

test.each(['atlas@example.org', 'Autoimmune Atlas <atlas@example.org>'])(
  'mails are sent from %s',
  (value) => {
    expect(parseConfig({ MAIL_FROM: value }).mailFrom).toBe(value);
  },
);

test('the e-mail of the administrator is normalised to lower case', () => {
  expect(parseConfig({ ADMIN_EMAIL: 'Admin@Example.ORG' }).adminEmail).toBe('admin@example.org');
});

test.each([
  ['off', false],
  ['on', true],
  ['2', 2],
  ['10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('TRUST_PROXY=%s is accepted', (value, expected) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('origins are a list, and the public address loses a trailing slash', () => {
  const config = parseConfig({
    CORS_ORIGINS: 'https://a.example, http://localhost:3000',
    PUBLIC_URL: 'https://atlas.example.org/',
  });
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:3000']);
  expect(config.publicUrl).toBe('https://atlas.example.org');
});

test('the configuration is frozen', () => {
  expect(Object.isFrozen(parseConfig({}))).toBe(true);
});

test('backups are written to a folder, at an interval, and seven are kept unless configured otherwise', () => {
  expect(parseConfig({}).backups).toBeUndefined();
  expect(parseConfig({ BACKUP_DIR: '/backups', BACKUP_EVERY: '24h' }).backups).toEqual({
    folder: '/backups',
    everySeconds: 86_400,
    keep: 7,
  });
  expect(problemsOf({ BACKUP_EVERY: '24h' })).toContain('BACKUP_DIR must be set with BACKUP_EVERY');
});

test('the network is laid out every ten minutes unless configured otherwise', () => {
  expect(parseConfig({}).layoutEverySeconds).toBe(600);
  expect(parseConfig({ LAYOUT_EVERY: '1h' }).layoutEverySeconds).toBe(3600);
  expect(parseConfig({ LAYOUT_EVERY: 'off' }).layoutEverySeconds).toBe(0);
});
