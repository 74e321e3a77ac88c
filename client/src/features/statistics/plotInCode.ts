import { criteriaAddress } from '../../components/listCriteria';
import type { CodeView } from '../../components/useInCode/codeView';
import { figuresInCode, type FiguresSource } from '../../components/useInCode/figuresInCode';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { paths } from '../../paths';

/** The requests that give programs the data of a plot. */
export function plotInCode(view: ListCriteria, source: Omit<FiguresSource, 'page' | 'criteria'>): CodeView {
  return figuresInCode({ page: paths.statistics(criteriaAddress(view)), criteria: view, ...source });
}
