import { ConfigError, parseConfig } from './config.js';

const problemsOf = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('an empty environment gives a server on this machine alone, with its own database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    seed: 'starter',
    publicUrl: 'http://localhost:4000',
    corsOrigins: '*',
    trustProxy: false,
    logFormat: 'json',
  });
});

test('production listens to every address', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(parseConfig({ NODE_ENV: 'production', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('an empty variable counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('every bad value is named at once', () => {
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
  });
  const names = message
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(' ')[0]);

  expect(names.sort()).toEqual([
    'CORS_ORIGINS',
    'DATABASE_URL',
    'HOST',
    'LOG_FORMAT',
    'LOG_LEVEL',
    'PORT',
    'PUBLIC_URL',
    'SEED',
    'TRUST_PROXY',
  ]);
  expect(message).toContain('PORT must be a whole number from 0 to 65535 (it is "99999")');
});

test('a bad database address is refused without repeating its password', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@localhost/db' })).not.toContain('hunter2');
});

test.each([
  ['off', false],
  ['on', true],
  ['2', 2],
  ['10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('TRUST_PROXY=%s is understood', (value, expected) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('origins are a list and the public address has no slash at its end', () => {
  const config = parseConfig({
    CORS_ORIGINS: 'https://a.example, http://localhost:3000',
    PUBLIC_URL: 'https://atlas.example.org/',
  });
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:3000']);
  expect(config.publicUrl).toBe('https://atlas.example.org');
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(parseConfig({}))).toBe(true);
});
