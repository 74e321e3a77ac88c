import type { RefObject } from 'react';

import { SaveMenu } from '../download/SaveMenu';
import type { CodeView } from '../useInCode/codeView';
import { plotSvg } from './plotSvg';
import type { PlotTable } from './PlotTableView';

interface SavePlotMenuProps {
  readonly title: string;
  /** The lines below the title of an image. */
  readonly notes: readonly string[];
  readonly table: PlotTable;
  /** The container of the plot. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Returns the requests that give programs the same data. */
  readonly code: () => CodeView;
}

/** Downloads a plot as an image or its data as CSV, or shows how programs get the data. */
export function SavePlotMenu({ title, notes, table, place, code }: SavePlotMenuProps) {
  const drawing = () => {
    const plot = place.current?.querySelector('svg');
    if (!plot) throw new Error('there is no drawing');
    return plotSvg(plot, { title, notes });
  };
  return <SaveMenu title={title} table={table} drawing={drawing} code={code} />;
}
