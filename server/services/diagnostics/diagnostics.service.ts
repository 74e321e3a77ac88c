import { messages } from '../../../schema/contract/messages.js';
import { diagnosticIntervals } from '../../../schema/contract/rules/diagnostic-intervals.js';
import {
  diagnosticFigures,
  isSameName,
  isWorseThanChance,
  testSteps,
} from '../../../schema/contract/rules/diagnostics.js';
import { badInput } from '../../errors.js';
import type { CombinedTests, DiagnosticFigures } from '../../nouns/diagnostics.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { meaningOfAnyIsotype, withAndWithoutIsotypes } from '../../search/index/joined-meaning.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';
import { authorize } from '../authorize.js';
import type { Versioned } from '../entries/entry-views.js';
import type { RequestContext } from '../request-context.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import type { VocabularyCache } from '../vocabulary/vocabulary-cache.js';
import { antigensOf } from './antigens-of-tests.js';
import {
  type CombineInput,
  type FiguresInput,
  type NamedTest,
  readRequiredShare,
  readSensitivity,
  readSpecificity,
  readTests,
} from './read-diagnostic-input.js';
import { roundedFigures } from './rounded-figures.js';

/** What results of tests mean. Only the names of autoantigens are looked up. */
export class DiagnosticsService {
  constructor(
    private readonly vocabulary: Pick<VocabularyCache, 'current'>,
    private readonly names: Pick<FieldNames, 'meanings'>,
    private readonly entries: Pick<NameRepository, 'antigensOf'>,
  ) {}

  /**
   * Returns predictive values, likelihood ratios and natural frequencies of a test at a prevalence, and intervals if
   * counts were sent. Throws BAD_USER_INPUT for numbers outside 0 to 1 and for counts that do not fit.
   */
  calculate(ctx: RequestContext, sent: FiguresInput): Promise<DiagnosticFigures & Versioned> {
    authorize(ctx, 'entries.read');
    const sensitivity = readSensitivity(sent);
    const specificity = readSpecificity(sent);
    const prevalence = readRequiredShare('prevalence', sent.prevalence);
    const test = { sensitivity: sensitivity.share, specificity: specificity.share };
    const figures = diagnosticFigures(test, prevalence);
    const intervals = diagnosticIntervals(sensitivity.counts, specificity.counts, prevalence);
    return Promise.resolve({ ...roundedFigures({ ...figures, intervals }), dataVersion: independentOfData });
  }

  /**
   * Returns the probability of the disease after each of two to five independent tests. Throws BAD_USER_INPUT for two
   * tests of one autoantigen, whose results depend on each other, and for other input outside the contract.
   */
  async combine(ctx: RequestContext, sent: CombineInput): Promise<CombinedTests> {
    authorize(ctx, 'entries.read');
    const prevalence = readRequiredShare('prevalence', sent.prevalence);
    const tests = readTests(sent.tests);
    const vocabulary = await this.vocabulary.current();
    refuseOneAntigen(tests, await antigensOf(tests, vocabulary, this.names, this.entries));
    const steps = testSteps(tests, prevalence).map(({ before, after }, index) =>
      roundedFigures({ name: tests[index]?.name ?? '', before, after }),
    );
    return { steps, after: steps.at(-1)?.after ?? null, warnings: warningsOf(tests, steps, vocabulary) };
  }
}

/** The data version of an answer that no entry changes. */
const independentOfData = '0';

function refuseOneAntigen(tests: readonly NamedTest[], antigens: readonly (readonly string[])[]): void {
  tests.forEach(({ name, autoantigen }, at) => {
    const isShared = (one: string) => antigens[at]?.includes(one);
    const other = tests[antigens.slice(0, at).findIndex((earlier) => earlier.some(isShared))];
    if (other === undefined) return;
    throw badInput('tests', messages.testsOfOneAntigen(other.name, name, autoantigen ?? other.autoantigen));
  });
}

function warningsOf(
  tests: readonly NamedTest[],
  steps: CombinedTests['steps'],
  vocabulary: Vocabulary<StoredTerm>,
): string[] {
  const repeated = tests.find(({ name }, index) =>
    tests.slice(0, index).some((earlier) => isSameName(earlier.name, name)),
  );
  const impossible = steps.find(({ before, after }) => before !== null && after === null);
  return [
    messages.testsIndependent,
    ...(repeated ? [messages.testsOfOneName(repeated.name)] : []),
    ...alikeWarnings(tests, vocabulary),
    ...classWarnings(tests, vocabulary),
    ...tests.filter(isWorseThanChance).map(({ name }) => messages.testWorseThanChance(name)),
    ...(impossible ? [messages.testImpossible(impossible.name)] : []),
  ];
}

/** Warns of two tests that may mean one autoantibody: rheumatoid factor and RF, or RF IgM and RF IgA. */
function alikeWarnings(tests: readonly NamedTest[], vocabulary: Vocabulary<StoredTerm>): string[] {
  const known = tests
    .filter(({ name }) => classOf(name, vocabulary) === undefined)
    .map(({ name }) => ({ name, meant: membersMeant(name, vocabulary) }));
  return known.flatMap((test, at) => {
    const isAlike = ({ name, meant }: typeof test) =>
      !isSameName(name, test.name) && meant.some((term) => test.meant.includes(term));
    return known
      .slice(0, at)
      .filter(isAlike)
      .map((earlier) => messages.testsAlike(earlier.name, test.name));
  });
}

function classOf(name: string, vocabulary: Vocabulary<StoredTerm>): StoredTerm | undefined {
  const classes = withAndWithoutIsotypes(name).map((one) => vocabulary.findClass(one));
  return classes.find((one) => one !== null) ?? undefined;
}

/** The autoantibodies that the name of a test may mean. */
function membersMeant(name: string, vocabulary: Vocabulary<StoredTerm>): readonly StoredTerm[] {
  const meant = meaningOfAnyIsotype(name, (one) => vocabulary.closestTo(one));
  return meant.filter(({ isClass }) => !isClass);
}

/** Warns of each test of a class, such as ACPA, beside one of its members, such as Anti-CCP. */
function classWarnings(tests: readonly NamedTest[], vocabulary: Vocabulary<StoredTerm>): string[] {
  return tests.flatMap((wider) => {
    const found = classOf(wider.name, vocabulary);
    if (found === undefined) return [];
    const members = vocabulary.withMembers(found);
    const isMember = ({ name }: NamedTest) => {
      const meant = membersMeant(name, vocabulary);
      return meant.length > 0 && meant.every((term) => members.includes(term));
    };
    return tests
      .filter((test) => test !== wider && isMember(test))
      .map(({ name }) => messages.testsOfClass(wider.name, name));
  });
}
