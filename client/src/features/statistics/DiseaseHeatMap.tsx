import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';

import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables } from '../../components/listCriteria';
import { markerRoleLabels } from '../../components/markerRoleLabels';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { PlotRow } from '../../components/plots/PlotTableView';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { DiseaseHeatMapDocument, useDiseaseHeatMapQuery } from '../../generated/statistics';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import { plotProps } from './plotProps';
import { heatMapHeight, HeatMapPlot } from './plots/HeatMapPlot';
import { type HeatMapData, sharedHeatMap } from './plots/heatMapShape';

/** The number of autoantibodies that fit on a phone, and elsewhere. */
const columnsOnPhone = 7;
const columns = 15;
/** About as many diseases share the autoantibodies that fit on a phone; the place that is kept while they load. */
const rowsOnPhone = 10;

const title = 'Autoantibodies that diseases share';

/** A matrix of the autoantibodies that several diseases have, with the role and the number of entries of each pair. */
export function DiseaseHeatMap({ view }: { readonly view: ListCriteria }) {
  const isPhone = useIsPhone();
  // More than are shown, since those that only one disease has are left out.
  const autoantibodies = isPhone ? columns : limits.plots.heatMap.max;
  const variables = { autoantibodies, ...criteriaVariables(view) };
  const { data, answer } = latestResult(useDiseaseHeatMapQuery({ variables }));
  const heatMap = data && sharedHeatMap(data.statistics.heatMap, isPhone ? columnsOnPhone : columns);
  const linkTo = (disease: string, autoantibody: string) =>
    paths.entries({ ...criteriaAddress(view), disease, autoantibody });
  return (
    <PlotFrame
      {...plotProps(view, {
        title,
        path: restPaths.heatMap,
        parameters: { autoantibodies: String(autoantibodies) },
        document: DiseaseHeatMapDocument,
        variables,
      })}
      note={
        heatMap
          ? 'Autoantibodies that occur in several diseases; like diseases are next to each other. Figures are entries'
          : ' '
      }
      height={heatMapHeight(
        isPhone ? (heatMap?.diseases.length ?? rowsOnPhone) : limits.plots.heatMap.default,
      )}
      isWide
      answer={answer}
      table={
        heatMap && { columns: ['Disease', 'Autoantibody', 'Role', 'Entries'], rows: rowsOf(heatMap, linkTo) }
      }
      emptyNote="None of the top autoantibodies occurs in two of the top diseases."
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
    return {
      cells: [disease, autoantibody, markerRoleLabels[cell.role], cell.count],
      to: linkTo(disease, autoantibody),
      overviews: [paths.overview('disease', disease), paths.overview('autoantibody', autoantibody)],
    };
  });
}
