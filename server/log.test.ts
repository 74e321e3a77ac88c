import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { createOutput, linesTo, readable } from './log.js';

function outputWithLines(logLevel: 'info' | 'warn' = 'info') {
  const lines: string[] = [];
  const target = { write: (line: string) => void lines.push(line) };
  return { ...createOutput({ logLevel, logFormat: 'json' }, target), lines };
}

test.each([
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'tokenHash',
  'authorization',
  'secret',
])('a %s is never logged', (name) => {
  const { log, lines } = outputWithLines();
  log.info(
    { [name]: 'hunter2', body: { [name]: 'hunter2' }, req: { headers: { [name]: 'hunter2' } } },
    'signed in',
  );

  expect(lines.join()).toContain('signed in');
  expect(lines.join()).not.toContain('hunter2');
});

test('lines below the level are omitted', () => {
  const { log, lines } = outputWithLines('warn');
  log.info('all is well');
  log.warn('all is not well');

  expect(lines).toHaveLength(1);
});

test('a printed line appears unchanged between the log lines', () => {
  const { log, print, lines } = outputWithLines();
  log.info('before');
  print('ready');
  log.info('after');

  expect(lines[1]).toBe('ready\n');
});

test('a readable line has time, level and message; a printed line appears unchanged', () => {
  const lines: string[] = [];
  const target = readable({ write: (line) => void lines.push(line) });
  const { log, print } = createOutput({ logLevel: 'info', logFormat: 'pretty' }, target);
  log.info('all is well');
  print('ready');

  expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] .*INFO.*: .*all is well.*\n$/);
  expect(lines[1]).toBe('ready\n');
});

// A failure that is not handled would end the process, or let it hang at its end.
(existsSync('/dev/full') ? test.each : test.skip.each)([
  ['JSON', linesTo],
  ['readable', (fd: number) => readable(linesTo(fd))],
])('a full disk loses %s lines and ends nothing', async (_format, targetOf) => {
  const disk = await open('/dev/full', 'w');
  const target = targetOf(disk.fd);
  for (const line of ['one\n', 'two\n', 'three\n']) {
    expect(() => target.write(line)).not.toThrow();
    await sleep(20);
  }
  await disk.close();
});
