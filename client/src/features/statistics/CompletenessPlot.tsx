import { entryField, entryFieldNames } from '@contract/entry-fields';
import { restPaths } from '@contract/rest-paths';

import { formatEntries, formatNumber } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables } from '../../components/listCriteria';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { FieldCompletenessDocument, useFieldCompletenessQuery } from '../../generated/statistics';
import { paths } from '../../paths';
import { plotProps } from './plotProps';
import { barsHeight, BarsPlot } from './plots/BarsPlot';

const title = 'Completeness by field';

/** The number of entries with a value in each field, most complete first; each bar links to those entries. */
export function CompletenessPlot({ view }: { readonly view: ListCriteria }) {
  const variables = criteriaVariables(view);
  const { data, answer } = latestResult(useFieldCompletenessQuery({ variables }));
  const fields = data?.statistics.completeness.toSorted((one, other) => other.filled - one.filled);
  const total = fields?.[0]?.total ?? 0;
  const rows = (total === 0 ? [] : fields)?.map(({ field, filled }) => ({
    label: entryField(field).label,
    filled,
    share: `${((100 * filled) / total).toFixed(filled === 0 || filled === total ? 0 : 1)}%`,
    to: filled === 0 ? null : paths.entries({ ...criteriaAddress(view), [`${field}.isEmpty`]: 'false' }),
  }));
  return (
    <PlotFrame
      {...plotProps(view, {
        title,
        path: restPaths.completeness,
        document: FieldCompletenessDocument,
        variables,
      })}
      note={fields ? `Filled in, of ${formatEntries(total)}` : ' '}
      height={barsHeight(entryFieldNames.length)}
      answer={answer}
      table={
        fields &&
        rows && {
          columns: ['Field', 'Filled', 'Blank', 'Share filled'],
          rows: rows.map(({ label, filled, share, to }) => ({
            cells: [label, filled, total - filled, share],
            to,
          })),
        }
      }
      emptyNote="There are no entries yet."
    >
      <BarsPlot
        title={title}
        unit="Entries with a value"
        max={total}
        bars={(rows ?? []).map(({ label, filled, share, to }) => ({
          label,
          count: filled,
          figure: share,
          accessibleName: `${label}: filled in ${formatNumber(filled)} of ${formatEntries(total)}, ${share}`,
          to,
        }))}
      />
    </PlotFrame>
  );
}
