import { totalmem } from 'node:os';

/**
 * The megabytes that PostgreSQL uses as its cache of pages, on a machine that also runs Node: an eighth of the memory,
 * at least 256 and at most 2,048. A page that is not there is copied from the operating system's cache, which makes
 * counting the entries with a common word six times as slow at 1,000,000 entries (docs/benchmarks.md).
 */
export function pageCache(memory: number): number {
  return Math.min(Math.max(Math.floor(memory / 8 / 2 ** 20), 256), 2048);
}

/** The memory that this process may use, in bytes: that of the machine, or of its container. */
const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Settings for a machine that also runs Node. The log leaves out failed statements, because their details repeat
 * user input; the application logs those that are faults. The file is rewritten at each start, so new versions can
 * change settings.
 * `wal_init_zero` stays on: without it a full disk would crash PostgreSQL instead of failing the writes. `pg_prewarm`
 * reads the pages that were cached before a stop into the cache again, in the background.
 */
export function settings(port: number): string {
  const cache = pageCache(usableMemory());
  return `\
# Written by Autoimmune Atlas at each start; changes are lost.
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 60
shared_buffers = ${cache}MB
shared_preload_libraries = 'pg_prewarm'
effective_cache_size = ${4 * cache}MB
work_mem = 8MB
maintenance_work_mem = 128MB
max_wal_size = 2GB
wal_buffers = 64MB
random_page_cost = 1.1
jit = off
fsync = on
synchronous_commit = on
timezone = 'UTC'
log_min_messages = fatal
log_timezone = 'UTC'
`;
}
