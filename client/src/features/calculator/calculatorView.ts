import { limits } from '@contract/limits';
import { isSameName, type TestResult } from '@contract/rules/diagnostics';

import type { CalculatorAddress } from '../../paths';
import { addressOfShare, type Share, shareFromAddress } from './shares';

/** A further test; what is not filled in yet is `null` or blank. */
export interface FurtherTest {
  readonly name: string;
  readonly autoantigen: string;
  readonly sensitivity: Share | null;
  readonly specificity: Share | null;
  readonly result: TestResult;
}

/** Everything that the calculator shows; all of it is in the address. */
export interface CalculatorView {
  readonly sensitivity: Share;
  readonly specificity: Share;
  readonly prevalence: number;
  readonly result: TestResult;
  readonly further: readonly FurtherTest[];
  /** The accession of the entry whose numbers are offered. */
  readonly entry: string | null;
}

const share = (value: number): Share => ({ value, counts: null });
/** A test and a prevalence to begin with. */
const example = { sensitivity: share(0.9), specificity: share(0.95), prevalence: 0.01 };
export const maxFurther = limits.diagnostics.tests.max - 1;
export const newTest: FurtherTest = {
  name: '',
  autoantigen: '',
  sensitivity: null,
  specificity: null,
  result: 'positive',
};

/** Reads the view from the query of the address; what it lacks is that of the example. */
export function readCalculatorView(query: URLSearchParams): CalculatorView {
  return {
    sensitivity: shareFromAddress(query.get('sensitivity')) ?? example.sensitivity,
    specificity: shareFromAddress(query.get('specificity')) ?? example.specificity,
    prevalence: shareFromAddress(query.get('prevalence'))?.value ?? example.prevalence,
    result: resultOf(query.get('result')),
    further: query.getAll('test').slice(0, maxFurther).map(readTest),
    entry: query.get('entry')?.trim() || null,
  };
}

function resultOf(text: string | null | undefined): TestResult {
  return text === 'negative' ? 'negative' : 'positive';
}

function readTest(text: string): FurtherTest {
  const [name = '', autoantigen = '', sensitivity = '', specificity = '', result] = text.split('~');
  return {
    name,
    autoantigen,
    sensitivity: shareFromAddress(sensitivity),
    specificity: shareFromAddress(specificity),
    result: resultOf(result),
  };
}

/** Whether a share is still that of the example, beside the numbers of an entry that are to replace it. */
export function isExample(
  view: Pick<CalculatorView, 'sensitivity' | 'specificity' | 'entry'>,
  name: 'sensitivity' | 'specificity',
): boolean {
  return view.entry !== null && view[name] === example[name];
}

/** The address of a view. */
export function calculatorAddress({ further, entry, ...view }: CalculatorView): CalculatorAddress {
  const { sensitivity, specificity } = view;
  return {
    ...(isExample({ ...view, entry }, 'sensitivity') ? {} : { sensitivity: addressOfShare(sensitivity) }),
    ...(isExample({ ...view, entry }, 'specificity') ? {} : { specificity: addressOfShare(specificity) }),
    prevalence: String(view.prevalence),
    ...(view.result === 'negative' ? { result: view.result } : {}),
    ...(further.length === 0 ? {} : { test: further.map(testAddress) }),
    ...(entry === null ? {} : { entry }),
  };
}

function testAddress({ name, autoantigen, sensitivity, specificity, result }: FurtherTest): string {
  const texts = [name, autoantigen].map((text) => text.replaceAll('~', ' '));
  const shares = [sensitivity, specificity].map((one) => (one === null ? '' : addressOfShare(one)));
  return [...texts, ...shares, result].join('~');
}

/** The first two further tests that detect antibodies against one autoantigen; `null` if there are none. */
export function testsOfOneAntigen(further: readonly FurtherTest[]): string | null {
  const repeated = further.find(
    ({ autoantigen }, place) =>
      autoantigen.trim() !== '' &&
      further.slice(0, place).some((other) => isSameName(other.autoantigen, autoantigen)),
  );
  return repeated?.autoantigen ?? null;
}
