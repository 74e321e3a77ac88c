import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { initialisedDataDir, onCleanUp } from '../operations/atlas-process.js';
import { type Product, startProduct } from './product.js';
import { type Finding, type Report, tally } from './report.js';

const size = '500m';
const described = {
  what: 'full disk',
  sent: `20 writes; the file system of ${size} filled up; 100 writes and reads; then space again`,
  expected: 'writes 503 that says so, reads 200; then served within 30 s, nothing acknowledged lost',
};

/** A database on a file system that is full, and then is not. */
export async function fullDisk(report: Report): Promise<void> {
  const folder = mountSmallDisk();
  if (folder === null) {
    report.skip(described, 'needs root and the right to mount a tmpfs (Linux, CAP_SYS_ADMIN)');
    return;
  }
  const product = await startProduct({}, await initialisedDataDir(folder));
  await report.check(described, () => fillAndFree(product, join(folder, 'filler')));
}

/** Mounts a file system in memory, which `cleanUp` removes; `null` if this process may not. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'atlas-robustness', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  onCleanUp(async () => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

async function fillAndFree({ atlas }: Product, filler: string): Promise<Finding> {
  const acknowledged = new Set<string>();
  const reads: number[] = [];
  const writes: number[] = [];
  const messagesSeen = new Set<string>();
  for (let index = 0; index < 120; index += 1) {
    if (index === 20) fill(filler);
    // Long, so that the tables need more space soon.
    const body = { disease: `Full ${index}`, autoantibody: 'a', autoantigen: 'g', reference: long(index) };
    const reply = await atlas.call('POST', restPaths.entries, { body });
    writes.push(reply.status);
    if (reply.status === 201) acknowledged.add(reply.body.data._id);
    else messagesSeen.add(String(reply.body?.message));
    reads.push((await atlas.call('GET', '/api/disease?search=lupus')).status);
  }
  rmSync(filler);
  const seconds = await untilWritten(atlas, 30);
  const { data } = await atlas.good('GET', '/api/disease?disease=Full%20*&limit=1000');
  const lost = [...acknowledged].filter((id) => !data.some(({ _id }: Answer) => _id === id)).length;
  const seen = [
    `writes ${tally(writes)} (${[...messagesSeen].join(' / ')})`,
    `reads ${tally(reads)}`,
    seconds === null ? 'no write after 30 s with space' : `written after ${seconds.toFixed(1)} s with space`,
    `${lost} of ${acknowledged.size} acknowledged lost`,
  ];
  const ok =
    acknowledged.size >= 20 &&
    writes.every((status) => status === 201 || status === 503) &&
    messagesSeen.has(messages.databaseFull) &&
    reads.every((status) => status === 200);
  return { seen: seen.join('; '), ok: ok && seconds !== null && lost === 0 };
}

/** Writes a file until nothing more fits. */
function fill(file: string): void {
  const [megabyte, kilobyte] = [Buffer.alloc(1_048_576), Buffer.alloc(1024)];
  for (const part of [megabyte, kilobyte]) {
    try {
      for (;;) writeFileSync(file, part, { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

/** Different words, which hardly compress. */
function long(index: number): string {
  return Array.from({ length: 900 }, (_, word) => ((index + 1) * 7919 * (word + 1)).toString(36)).join(' ');
}

async function untilWritten(atlas: Product['atlas'], most: number): Promise<number | null> {
  const started = Date.now();
  const body = { disease: 'Space again', autoantibody: 'a', autoantigen: 'g' };
  for (;;) {
    const { status } = await atlas.call('POST', restPaths.entries, { body });
    const seconds = (Date.now() - started) / 1000;
    if (status === 201) return seconds;
    if (seconds > most) return null;
    await sleep(200);
  }
}
