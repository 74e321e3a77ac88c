import type { CodeView } from '../../components/useInCode/codeView';
import { figuresInCode, type FiguresSource } from '../../components/useInCode/figuresInCode';
import { paths } from '../../paths';
import { addressOf, type StatisticsView } from './useStatisticsView';

/** A plot of a view for programs: where else its figures are to be had. */
export function plotInCode(
  view: StatisticsView,
  source: Omit<FiguresSource, 'page' | 'narrowing'>,
): CodeView {
  return figuresInCode({ page: paths.statistics(addressOf(view)), narrowing: view, ...source });
}
