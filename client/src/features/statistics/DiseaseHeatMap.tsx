import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';

import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables, describeCriteria } from '../../components/listCriteria';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { DiseaseHeatMapDocument, useDiseaseHeatMapQuery } from '../../generated/statistics';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import { PlotFrame } from './PlotFrame';
import { plotInCode } from './plotInCode';
import { heatMapHeight, HeatMapPlot } from './plots/HeatMapPlot';
import type { HeatMapData } from './plots/heatMapShape';
import type { PlotRow } from './plots/PlotTableView';

interface DiseaseHeatMapProps {
  readonly view: ListCriteria;
}

/** The number of autoantibodies that fit on a phone; the server selects the diseases for exactly these. */
const columnsOnPhone = 7;

const title = 'Autoantibodies across diseases';

/** A heat map of autoantibodies by disease, with the number of entries of each pair. */
export function DiseaseHeatMap({ view }: DiseaseHeatMapProps) {
  const autoantibodies = useIsPhone() ? columnsOnPhone : limits.plots.heatMap.default;
  const variables = { autoantibodies, ...criteriaVariables(view) };
  const { data, answer } = latestResult(useDiseaseHeatMapQuery({ variables }));
  const heatMap = data?.statistics.heatMap;
  const linkTo = (disease: string, autoantibody: string) =>
    paths.entries({ ...criteriaAddress(view), disease, autoantibody });
  return (
    <PlotFrame
      title={title}
      note={
        heatMap
          ? 'Entries for each pair of the most frequent autoantibodies and the diseases with the most entries for them'
          : ' '
      }
      about={describeCriteria(view)}
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
