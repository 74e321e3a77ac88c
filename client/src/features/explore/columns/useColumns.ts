import { associationId } from '@contract/associations';
import { limits } from '@contract/limits';

import { latestResult } from '../../../components/latestResult';
import { criteriaVariables } from '../../../components/listCriteria';
import { maxNames } from '../../../components/threeColumns/ThreeColumns';
import { useAssociationGraphQuery, useLargestDiseaseQuery } from '../../../generated/explore';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { type ExploreView, neighbourhoodVariables, readNodeId } from '../exploreView';
import { autoantibodiesOf, linksOfAutoantibodies, nodeNamed } from './columnsOf';

/**
 * Loads the columns around the name in focus, or around the disease with most entries: its autoantibodies, and all
 * diseases and autoantigens that these are linked to.
 */
export function useColumns(view: ExploreView) {
  const shown = useDisplayedValue(view);
  const criteria = criteriaVariables(shown);
  const asked = readNodeId(shown.focus);
  const { data: largest, answer: largestAnswer } = latestResult(
    useLargestDiseaseQuery({ variables: criteria, skip: asked !== null }),
  );
  const disease = largest?.statistics.distribution.values[0]?.value;
  const focus = asked ?? (disease === undefined ? null : { kind: 'disease' as const, label: disease });

  const { data: near, answer: nearAnswer } = latestResult(
    useAssociationGraphQuery({
      variables: neighbourhoodVariables(shown, focus === null ? '' : associationId(focus.kind, focus.label)),
      skip: focus === null,
    }),
  );
  const around = near?.associationGraph;
  const autoantibodies = around ? autoantibodiesOf(around, maxNames) : [];
  const { data: far, answer: farAnswer } = latestResult(
    useAssociationGraphQuery({
      variables: {
        ...criteria,
        filter: { ...criteria.filter, autoantibody: { in: [...autoantibodies] } },
        limit: limits.associations.nodes.max,
      },
      skip: autoantibodies.length === 0,
    }),
  );
  const all = far?.associationGraph;
  const links = all && linksOfAutoantibodies(all, autoantibodies);
  const answers = [largestAnswer, nearAnswer, farAnswer];
  return {
    focus,
    /** The node of the focus; `undefined` while loading, `null` if no entry contains it. */
    node: around && focus ? (nodeNamed(around, focus.kind, focus.label) ?? null) : undefined,
    /** `undefined` while loading. */
    links,
    hasNone: largest !== undefined && disease === undefined && asked === null,
    isStale: answers.some(({ isStale }) => isStale),
    failed: answers.find(({ error }) => error !== undefined),
  };
}
