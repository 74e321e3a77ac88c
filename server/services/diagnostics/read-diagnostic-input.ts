import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Counted } from '../../../schema/contract/rules/diagnostic-intervals.js';
import {
  isRoundedShare,
  type ResultOfTest,
  testResults,
} from '../../../schema/contract/rules/diagnostics.js';
import { type Finding, findingResults } from '../../../schema/contract/rules/differential.js';
import { badInput } from '../../errors.js';
import type { combineTestsArgs, diagnosticFiguresArgs } from '../../nouns/diagnostics.js';
import type { SentBody } from '../../nouns/noun.js';
import {
  isAbsent,
  isObject,
  optionalWholeNumber,
  readShare,
  readText,
  requiredOneOf,
} from '../read-input.js';

const { findings, people, tests } = limits.diagnostics;

/** The input of the figures of one test, unchecked. */
export type FiguresInput = SentBody<typeof diagnosticFiguresArgs>;

/** The input of several tests, unchecked. */
export type CombineInput = SentBody<typeof combineTestsArgs>;

/** Reads a required share from 0 to 1, from a number or a decimal text; anything else is a 400. */
export function readRequiredShare(path: string, sent: unknown): number {
  if (isAbsent(sent)) throw badInput(path, messages.shareRequired(path));
  return readShare(path, sent);
}

/** A sensitivity or a specificity with the counts behind it, if they were sent. */
interface CountedShare {
  readonly share: number;
  readonly counts: Counted | null;
}

export const readSensitivity = (sent: FiguresInput): CountedShare =>
  readCountedShare(sent, ['sensitivity', 'sensitivityPositives', 'sensitivityTotal']);
export const readSpecificity = (sent: FiguresInput): CountedShare =>
  readCountedShare(sent, ['specificity', 'specificityNegatives', 'specificityTotal']);

type Names = readonly [share: keyof FiguresInput, k: keyof FiguresInput, n: keyof FiguresInput];

/** Reads a share and its counts. With counts, the share may be missing; if sent, it must agree but for rounding. */
function readCountedShare(sent: FiguresInput, [name, kName, nName]: Names): CountedShare {
  const k = optionalWholeNumber(kName, sent[kName], { min: 0, max: people.max });
  const n = optionalWholeNumber(nName, sent[nName], people);
  if (k === null && n === null) return { share: readRequiredShare(name, sent[name]), counts: null };
  if (k === null) throw badInput(kName, messages.countsIncomplete(nName, kName));
  if (n === null) throw badInput(nName, messages.countsIncomplete(kName, nName));
  if (k > n) throw badInput(kName, messages.countsImpossible(kName, nName));
  const counts = { k, n };
  if (isAbsent(sent[name])) return { share: k / n, counts };
  const share = readShare(name, sent[name]);
  if (!isRoundedShare(share, k / n)) throw badInput(name, messages.countsDiffer(name, share, k, n));
  return { share, counts };
}

/** A test of several, with what its result says. */
export interface NamedTest extends ResultOfTest {
  readonly name: string;
  readonly autoantigen: string | null;
}

/** Reads two to five tests; anything else is a 400. */
export function readTests(sent: unknown): NamedTest[] {
  if (!Array.isArray(sent) || sent.length < tests.min || sent.length > tests.max) {
    throw badInput('tests', messages.testsNumber(tests.min, tests.max));
  }
  return sent.map((test: unknown, index) => readTest(`tests[${String(index)}]`, test));
}

function readTest(path: string, sent: unknown): NamedTest {
  if (!isObject(sent)) throw badInput(path, messages.testsNumber(tests.min, tests.max));
  const name = readText(`${path}.name`, sent['name'], limits.nameMaxLength) ?? null;
  if (name === null) throw badInput(`${path}.name`, messages.testNameRequired(`${path}.name`));
  return {
    name,
    autoantigen: readText(`${path}.autoantigen`, sent['autoantigen'], limits.nameMaxLength) ?? null,
    sensitivity: readRequiredShare(`${path}.sensitivity`, sent['sensitivity']),
    specificity: readRequiredShare(`${path}.specificity`, sent['specificity']),
    result: requiredOneOf(`${path}.result`, sent['result'], testResults),
  };
}

/** Reads one to twenty findings; anything else is a 400. */
export function readFindings(sent: unknown): Finding[] {
  if (!Array.isArray(sent) || sent.length < findings.min || sent.length > findings.max) {
    throw badInput('findings', messages.findingsNumber(findings.min, findings.max));
  }
  return sent.map((finding: unknown, index) => readFinding(`findings[${String(index)}]`, finding));
}

function readFinding(path: string, sent: unknown): Finding {
  if (!isObject(sent)) throw badInput(path, messages.findingsNumber(findings.min, findings.max));
  const name = readText(`${path}.autoantibody`, sent['autoantibody'], limits.nameMaxLength) ?? null;
  if (name === null) {
    throw badInput(`${path}.autoantibody`, messages.findingNameRequired(`${path}.autoantibody`));
  }
  return { name, result: requiredOneOf(`${path}.result`, sent['result'], findingResults) };
}
