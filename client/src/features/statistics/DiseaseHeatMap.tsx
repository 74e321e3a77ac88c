import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';

import { DiseaseHeatMapDocument, useDiseaseHeatMapQuery } from '../../generated/statistics';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import { plotAnswer } from './plotAnswer';
import { PlotFrame } from './PlotFrame';
import { plotInCode } from './plotInCode';
import { type HeatMapData, heatMapHeight, HeatMapPlot } from './plots/HeatMapPlot';
import type { PlotRow } from './plots/plotTable';
import { addressOf, type StatisticsView, variablesOf, wordsOf } from './useStatisticsView';

interface DiseaseHeatMapProps {
  readonly view: StatisticsView;
}

/** For those that fit, the server finds the diseases that have them. */
const columnsOnPhone = 7;

const title = 'Autoantibodies across diseases';

/** Which autoantibodies occur in which diseases, and in how many entries. */
export function DiseaseHeatMap({ view }: DiseaseHeatMapProps) {
  const autoantibodies = useIsPhone() ? columnsOnPhone : limits.plots.heatMap.default;
  const variables = { autoantibodies, ...variablesOf(view) };
  const { data, answer } = plotAnswer(useDiseaseHeatMapQuery({ variables }));
  const heatMap = data?.statistics.heatMap;
  const linkTo = (disease: string, autoantibody: string) =>
    paths.entries({ ...addressOf(view), disease, autoantibody });
  return (
    <PlotFrame
      title={title}
      note={
        heatMap
          ? 'Entries for each pair: the autoantibodies with most entries, and the diseases with most entries of those'
          : ' '
      }
      about={wordsOf(view)}
      height={heatMapHeight(limits.plots.heatMap.default)}
      isWide
      answer={answer}
      code={() =>
        plotInCode(view, {
          title,
          path: restPaths.heatMap,
          parameters: { autoantibodies: String(autoantibodies) },
          document: DiseaseHeatMapDocument,
          variables,
        })
      }
      table={heatMap && { columns: ['Disease', 'Autoantibody', 'Entries'], rows: rowsOf(heatMap, linkTo) }}
      emptyNote="None of these entries links a disease to an autoantibody."
    >
      {heatMap && <HeatMapPlot title={title} heatMap={heatMap} linkTo={linkTo} />}
    </PlotFrame>
  );
}

function rowsOf(
  { diseases, autoantibodies, cells }: HeatMapData,
  linkTo: (disease: string, autoantibody: string) => string,
): PlotRow[] {
  return cells.map((cell) => {
    const disease = diseases[cell.disease]?.value ?? '';
    const autoantibody = autoantibodies[cell.autoantibody]?.value ?? '';
    return { cells: [disease, autoantibody, cell.count], to: linkTo(disease, autoantibody) };
  });
}
