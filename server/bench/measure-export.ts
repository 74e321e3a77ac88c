import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';

export interface ExportRate {
  /** Number of rows. */
  readonly perSecond: number;
  readonly firstByteMs: number;
  /** Memory of the server process before, and maximum during the work; absent if it cannot be measured. */
  readonly memoryMiB: { readonly before: number; readonly peak: number } | null;
}

const lineFeed = 10;

/** Reads one complete export at full speed. */
export async function measureExport(url: string, pid: number): Promise<ExportRate> {
  const memory = watchMemory(pid);
  try {
    const started = performance.now();
    const response = await open(url);
    let firstByteAt = 0;
    let lines = 0;
    for await (const chunk of response) {
      firstByteAt ||= performance.now();
      lines += linesIn(chunk);
    }
    const seconds = (performance.now() - started) / 1000;
    return { perSecond: (lines - 1) / seconds, firstByteMs: firstByteAt - started, memoryMiB: memory() };
  } finally {
    memory();
  }
}

/** Samples the memory of a process until the result is requested: the start value and the maximum. */
export function watchMemory(pid: number): () => ExportRate['memoryMiB'] {
  const before = residentMiB(pid);
  let peak = before ?? 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentMiB(pid) ?? 0)), 20);
  return () => {
    clearInterval(watch);
    return before === null ? null : { before, peak };
  };
}

function open(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} answered ${String(response.statusCode)}`));
    }).on('error', reject);
  });
}

/** Counts rows as lines, since generated cells contain no line breaks. */
function linesIn(chunk: unknown): number {
  if (!Buffer.isBuffer(chunk)) return 0;
  let lines = 0;
  for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

/** Returns the memory of a process. Only Linux provides it without starting a program. */
function residentMiB(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}
