import { ErrorState } from '../../../components/ErrorState';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { formatMeasure, measureLabels } from '../../../components/measures/measureTexts';
import { Day } from '../../../components/Moment';
import { useMeasureHistoryQuery } from '../../../generated/measures';

const actions = {
  confirm: 'Confirmed',
  correct: 'Corrected',
  reject: 'Rejected',
  add: 'Added',
  reset: 'Review taken back',
} as const;

interface MeasureHistoryProps {
  readonly entryId: string;
  readonly measureId: string;
}

/** The reviews of a number, newest first. */
export function MeasureHistory({ entryId, measureId }: MeasureHistoryProps) {
  const { data, error, refetch } = useMeasureHistoryQuery({
    variables: { id: entryId, measureId },
    fetchPolicy: 'network-only',
  });
  if (error) return <ErrorState error={error} operation="fetchHistory" onRetry={refetch} />;
  return (
    <ol data-stack="4" aria-label="Reviews of this number">
      {data?.measureHistory.map(({ number, action, measure, by, at, note, entryVersion, ...figures }) => (
        <li key={number}>
          {actions[action]}: {measureLabels[measure]} {formatMeasure(figures)},{' '}
          {by?.name ?? deletedAccountLabel}, <Day moment={at} />, version {entryVersion}
          {note !== null && <>: {note}</>}
        </li>
      ))}
    </ol>
  );
}
