import { skipToken } from '@apollo/client/react';
import { diagnosticMessages } from '@contract/messages-diagnostics';
import { useDebouncedValue } from '@mantine/hooks';

import { refusalOf } from '../../components/failureMessage';
import { useTestWarningsQuery } from '../../generated/calculator';
import type { FurtherTest } from './calculatorView';

const debounceMs = 400;
/** Stands for the numbers of every test: the question is only which names depend on each other. */
const anyNumbers = { sensitivity: 0.9, specificity: 0.9, result: 'positive' } as const;

/**
 * Asks the server, which knows the names of the vocabulary, whether tests depend on each other. `first` is the
 * autoantibody of the test above, if it is known. Tests without a name and an autoantigen are left out.
 */
export function useTestWarnings(first: string | null, further: readonly FurtherTest[]) {
  const [rested] = useDebouncedValue(further, debounceMs);
  const tests = [
    ...(first === null ? [] : [{ ...anyNumbers, name: first, autoantigen: null }]),
    ...rested.flatMap(({ name, autoantigen }, place) =>
      name.trim() === '' && autoantigen.trim() === ''
        ? []
        : [
            {
              ...anyNumbers,
              name: name.trim() || nameOfTest(place),
              autoantigen: autoantigen.trim() || null,
            },
          ],
    ),
  ];
  const { data, error } = useTestWarningsQuery(
    tests.length < 2 ? skipToken : { variables: { prevalence: 0.5, tests } },
  );
  const refusal = refusalOf(error);
  return {
    /** Why the tests must not be combined. */
    refusal,
    warnings: (data?.combineTests.warnings ?? []).filter(
      (text) => text !== diagnosticMessages.testsIndependent,
    ),
    isUnchecked: error !== undefined && refusal === null,
  };
}

/** What a further test is called that has no name. */
export function nameOfTest(place: number): string {
  return `Test ${place + 2}`;
}
