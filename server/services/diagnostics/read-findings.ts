import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { type FindingResult, findingResults } from '../../../schema/contract/rules/differential.js';
import { badInput } from '../../errors.js';
import { oneOf, readText } from '../read-input.js';
import { isObject } from './read-diagnostic-input.js';

const { findings } = limits.diagnostics;

/** A finding as a client sent it, checked. */
export interface SentFinding {
  readonly name: string;
  readonly result: FindingResult;
}

/** Reads one to twenty findings; anything else is a 400. */
export function readFindings(sent: unknown): SentFinding[] {
  if (!Array.isArray(sent) || sent.length < findings.min || sent.length > findings.max) {
    throw badInput('findings', messages.findingsNumber(findings.min, findings.max));
  }
  return sent.map((finding: unknown, index) => readFinding(`findings[${String(index)}]`, finding));
}

function readFinding(path: string, sent: unknown): SentFinding {
  if (!isObject(sent)) throw badInput(path, messages.findingsNumber(findings.min, findings.max));
  const name = readText(`${path}.autoantibody`, sent['autoantibody'], limits.nameMaxLength) ?? null;
  if (name === null) {
    throw badInput(`${path}.autoantibody`, messages.findingNameRequired(`${path}.autoantibody`));
  }
  const result = typeof sent['result'] === 'string' ? sent['result'].trim() : '';
  if (result === '') throw badInput(`${path}.result`, messages.oneOf(`${path}.result`, findingResults));
  return { name, result: oneOf(`${path}.result`, result, findingResults, 'not_tested') };
}
