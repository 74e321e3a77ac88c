import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';

import { keptAnswer } from '../../components/keptAnswer';
import { narrowingAddress, narrowingVariables, narrowingWords } from '../../components/narrowing';
import type { Narrowing } from '../../components/useInCode/restParameters';
import { DiseaseHeatMapDocument, useDiseaseHeatMapQuery } from '../../generated/statistics';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import { PlotFrame } from './PlotFrame';
import { plotInCode } from './plotInCode';
import { heatMapHeight, HeatMapPlot } from './plots/HeatMapPlot';
import type { HeatMapData } from './plots/heatMapShape';
import type { PlotRow } from './plots/PlotTableView';

interface DiseaseHeatMapProps {
  readonly view: Narrowing;
}

/** The number of autoantibodies that fit on a phone; the server selects the diseases for exactly these. */
const columnsOnPhone = 7;

const title = 'Autoantibodies across diseases';

/** A heat map of autoantibodies by disease, with the number of entries of each pair. */
export function DiseaseHeatMap({ view }: DiseaseHeatMapProps) {
  const autoantibodies = useIsPhone() ? columnsOnPhone : limits.plots.heatMap.default;
  const variables = { autoantibodies, ...narrowingVariables(view) };
  const { data, answer } = keptAnswer(useDiseaseHeatMapQuery({ variables }));
  const heatMap = data?.statistics.heatMap;
  const linkTo = (disease: string, autoantibody: string) =>
    paths.entries({ ...narrowingAddress(view), disease, autoantibody });
  return (
    <PlotFrame
      title={title}
      note={
        heatMap
          ? 'Entries for each pair of the most frequent autoantibodies and the diseases with the most entries for them'
          : ' '
      }
      about={narrowingWords(view)}
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
