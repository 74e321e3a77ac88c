import { restPaths } from '@contract/rest-paths';

import type { CodeView } from '../../components/useInCode/codeView';
import { paths } from '../../paths';
import { calculatorAddress, type CompleteView, testOf } from './calculatorView';

const query = `query DiagnosticFigures($sensitivity: Float!, $specificity: Float!, $prevalence: Float!) {
  diagnosticFigures(sensitivity: $sensitivity, specificity: $specificity, prevalence: $prevalence) {
    ppv
    npv
    lrPositive
    lrNegative
    postTestNegative
  }
}`;

/** The requests that give programs the figures of a plot. */
export function figuresCode(title: string, view: CompleteView): CodeView {
  const numbers = { ...testOf(view), prevalence: view.prevalence };
  const parameters = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, String(value)]),
  );
  return {
    title,
    page: paths.calculator(calculatorAddress(view)),
    rest: { path: restPaths.diagnosticFigures, parameters },
    graphql: { query, variables: numbers },
  };
}
