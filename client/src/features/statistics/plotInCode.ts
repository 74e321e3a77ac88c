import { narrowingAddress } from '../../components/narrowing';
import type { CodeView } from '../../components/useInCode/codeView';
import { figuresInCode, type FiguresSource } from '../../components/useInCode/figuresInCode';
import type { Narrowing } from '../../components/useInCode/restParameters';
import { paths } from '../../paths';

/** A plot of a view for programs: where else its figures are to be had. */
export function plotInCode(view: Narrowing, source: Omit<FiguresSource, 'page' | 'narrowing'>): CodeView {
  return figuresInCode({ page: paths.statistics(narrowingAddress(view)), narrowing: view, ...source });
}
