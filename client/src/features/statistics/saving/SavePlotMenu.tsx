import type { RefObject } from 'react';

import { SaveMenu } from '../../../components/saving/SaveMenu';
import type { CodeView } from '../../../components/useInCode/codeView';
import type { PlotTable } from '../plots/PlotTableView';
import { plotSvg } from './plotSvg';

interface SavePlotMenuProps {
  readonly title: string;
  /** What stands below the title in an image, line by line. */
  readonly notes: readonly string[];
  readonly table: PlotTable;
  /** Where the plot is drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Makes what the plot shows, for programs. */
  readonly code: () => CodeView;
}

/** Downloads a plot as an image, or its figures, or shows how a program gets them. */
export function SavePlotMenu({ title, notes, table, place, code }: SavePlotMenuProps) {
  const drawing = () => {
    const plot = place.current?.querySelector('svg');
    if (!plot) throw new Error('there is no drawing');
    return plotSvg(plot, { title, notes });
  };
  return <SaveMenu title={title} table={table} drawing={drawing} code={code} />;
}
