import { limits } from '@contract/limits';
import type { TestResult } from '@contract/rules/diagnostics';

import type { CalculatorAddress } from '../../addresses';
import { addressOfShare, type Share, shareFromAddress } from './shares';

/** A further test; what is not filled in yet is `null` or blank. */
export interface FurtherTest {
  readonly name: string;
  readonly autoantigen: string;
  readonly sensitivity: Share | null;
  readonly specificity: Share | null;
  /** What is typed where a number is `null`, such as 67. */
  readonly unread: Readonly<Partial<Record<PropertyName, string>>>;
  readonly result: TestResult;
}

/** The properties of a test. */
export const propertyNames = ['sensitivity', 'specificity'] as const;
type PropertyName = (typeof propertyNames)[number];
export const numberNames = [...propertyNames, 'prevalence'] as const;
type NumberName = (typeof numberNames)[number];

/** Everything that the calculator shows; all of it is in the address. */
export interface CalculatorView {
  /** `null` while its input is incomplete, and so are the next two. */
  readonly sensitivity: Share | null;
  readonly specificity: Share | null;
  readonly prevalence: number | null;
  /** What is typed where a number is `null`, such as 67. */
  readonly unread: Readonly<Partial<Record<NumberName, string>>>;
  readonly result: TestResult;
  /** May be more than can be combined. */
  readonly further: readonly FurtherTest[];
  /** The accession of the entry whose numbers are offered. */
  readonly entry: string | null;
}

/** A view whose numbers are complete, so that results can be calculated. */
export interface CompleteView extends CalculatorView {
  readonly sensitivity: Share;
  readonly specificity: Share;
  readonly prevalence: number;
}

/** Whether nothing that the results need is missing. */
export function isComplete(view: CalculatorView): view is CompleteView {
  return view.sensitivity !== null && view.specificity !== null && view.prevalence !== null;
}

/** Returns the shares of a test as numbers. */
export function testOf({ sensitivity, specificity }: Pick<CompleteView, PropertyName>) {
  return { sensitivity: sensitivity.value, specificity: specificity.value };
}

const share = (value: number): Share => ({ value, counts: null });
/** A test and a prevalence to begin with. */
export const example = { sensitivity: share(0.9), specificity: share(0.95), prevalence: 0.01 };
/** Stands in the address for a number whose input is incomplete; without it, the example would be shown. */
const incomplete = 'none';
export const maxFurther = limits.diagnostics.tests.max - 1;
export const newTest: FurtherTest = {
  name: '',
  autoantigen: '',
  sensitivity: null,
  specificity: null,
  unread: {},
  result: 'positive',
};

/**
 * Reads the view from the query of the address. What it lacks is that of the example; what it has and cannot be read,
 * such as 67, is incomplete.
 */
export function readCalculatorView(query: URLSearchParams): CalculatorView {
  const shareOf = (name: PropertyName) =>
    query.has(name) ? shareFromAddress(query.get(name)) : example[name];
  return {
    sensitivity: shareOf('sensitivity'),
    specificity: shareOf('specificity'),
    prevalence: query.has('prevalence')
      ? (shareFromAddress(query.get('prevalence'))?.value ?? null)
      : example.prevalence,
    unread: unreadOf(numberNames, (name) => query.get(name)),
    result: resultOf(query.get('result')),
    further: query.getAll('test').map(readTest),
    entry: query.get('entry')?.trim() || null,
  };
}

/** The texts of an address that are no share. */
function unreadOf<Name extends NumberName>(names: readonly Name[], textOf: (name: Name) => string | null) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(name) ?? incomplete;
      return text === incomplete || shareFromAddress(text) !== null ? [] : [[name, text]];
    }),
  );
}

function resultOf(text: string | null | undefined): TestResult {
  return text === 'negative' ? 'negative' : 'positive';
}

function readTest(text: string): FurtherTest {
  const [name = '', autoantigen = '', sensitivity = '', specificity = '', result] = text.split('~');
  const typed = { sensitivity, specificity };
  return {
    name,
    autoantigen,
    sensitivity: shareFromAddress(sensitivity),
    specificity: shareFromAddress(specificity),
    unread: unreadOf(propertyNames, (property) => typed[property]),
    result: resultOf(result),
  };
}

/** Whether a share is still that of the example, beside the numbers of an entry that are to replace it. */
export function isExample(view: Pick<CalculatorView, PropertyName | 'entry'>, name: PropertyName): boolean {
  return view.entry !== null && view[name] === example[name];
}

const unreadMaxLength = 40;

/** A typed 1 is asked about, but would be a share in the address. */
function addressOf(share: Share | null, unread = '', blank = incomplete): string {
  if (share !== null) return addressOfShare(share);
  const text = unread.trim();
  const isKept = text !== '' && text.length <= unreadMaxLength && shareFromAddress(text) === null;
  return isKept ? text : blank;
}

export function calculatorAddress(view: CalculatorView): CalculatorAddress {
  const { prevalence, unread, further, entry } = view;
  const shareOf = (name: PropertyName) =>
    isExample(view, name) ? {} : { [name]: addressOf(view[name], unread[name]) };
  return {
    ...shareOf('sensitivity'),
    ...shareOf('specificity'),
    prevalence: prevalence === null ? addressOf(null, unread.prevalence) : String(prevalence),
    ...(view.result === 'negative' ? { result: view.result } : {}),
    ...(further.length === 0 ? {} : { test: further.map(testAddress) }),
    ...(entry === null ? {} : { entry }),
  };
}

function testAddress({ name, autoantigen, unread, result, ...test }: FurtherTest): string {
  const shares = propertyNames.map((property) => addressOf(test[property], unread[property], ''));
  const texts = [name, autoantigen, ...shares].map((text) => text.replaceAll('~', ' '));
  return [...texts, result].join('~');
}
