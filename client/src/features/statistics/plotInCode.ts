import { narrowingAddress } from '../../components/narrowing';
import type { CodeView } from '../../components/useInCode/codeView';
import { figuresInCode, type FiguresSource } from '../../components/useInCode/figuresInCode';
import type { Narrowing } from '../../components/useInCode/restParameters';
import { paths } from '../../paths';

/** The requests that give programs the data of a plot. */
export function plotInCode(view: Narrowing, source: Omit<FiguresSource, 'page' | 'narrowing'>): CodeView {
  return figuresInCode({ page: paths.statistics(narrowingAddress(view)), narrowing: view, ...source });
}
