import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { readWholeNumber } from '../../../schema/contract/rules/whole-number.js';
import { AppError, badInput } from '../../errors.js';
import { plainText } from '../read-input.js';

/** An entry as a client sent it; the service reads and checks it. */
export type EntryInput = Readonly<Record<string, unknown>>;

/** The optional reason of a change. */
export interface Reasoned {
  readonly reason?: unknown;
}

/**
 * The version that the client has seen, as a number or from an `If-Match` header; if both are sent, both must match.
 */
export interface Expected extends Reasoned {
  readonly version?: unknown;
  readonly ifMatch?: string | undefined;
}

/** Reads the version of an entry: a whole number from 1, as a number or in digits. */
export function readVersion(sent: unknown): number {
  const version = readWholeNumber(sent, { min: 1, max: Number.MAX_SAFE_INTEGER });
  if (version === null) throw badInput('version', messages.entryVersionMalformed);
  return version;
}

const entityTagForm = /^(?:W\/)?"(\d+)"$|^(\d+)$/;

/** Returns the versions that the client expects the entry to have; empty without an expectation. */
export function readExpected({ version, ifMatch }: Expected): readonly number[] {
  const expected = version === undefined || version === null ? [] : [readVersion(version)];
  const tag = ifMatch?.trim();
  if (tag === undefined || tag === '*') return expected;
  const match = entityTagForm.exec(tag);
  return [...expected, readVersion(match?.[1] ?? match?.[2])];
}

/** Throws CONFLICT if an entry is at another version than the client has seen. */
export function requireVersion(current: number, expected: readonly number[]): void {
  const stale = expected.some((version) => version !== current);
  if (stale) throw new AppError('CONFLICT', messages.entryStale(current));
}

/** Reads the reason of a change for the history; `null` for a blank. */
export function readReason(sent: unknown): string | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'string') throw badInput('reason', messages.text('reason'));
  return plainText('reason', sent, limits.reasonLength) || null;
}
