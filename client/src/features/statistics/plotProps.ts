import { criteriaAddress, describeCriteria } from '../../components/listCriteria';
import { figuresInCode, type FiguresSource } from '../../components/useInCode/figuresInCode';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { paths } from '../../paths';

/** Props of the frame of a plot: its title, its filters, and the requests that give programs the same data. */
export function plotProps(view: ListCriteria, source: Omit<FiguresSource, 'page' | 'criteria'>) {
  const page = paths.statistics(criteriaAddress(view));
  return {
    title: source.title,
    about: describeCriteria(view),
    code: () => figuresInCode({ page, criteria: view, ...source }),
  };
}
