import type { ColumnLink } from '../../components/threeColumns/columnLinks';
import type { OverviewPageFragment } from '../../generated/types';
import { rowsAre } from './overviewColumns';

/** The chains from disease to autoantigen that the rows of an overview contain, in their order. */
export function linksOf(overview: OverviewPageFragment): readonly ColumnLink[] {
  const own = { name: overview.name, slug: overview.slug };
  const are = rowsAre(overview);
  return overview.rows.flatMap(({ name, slug, disease, autoantigens, role }) => {
    const row = { name, slug };
    const parts = {
      autoantibody: { disease: own, autoantibody: row },
      disease: { disease: row, autoantibody: own },
      pair: { disease: disease ?? own, autoantibody: row },
    }[are];
    // In the overview of an autoantigen, an antibody's other antigens would only distract.
    const bound = overview.kind === 'autoantigen' ? [own] : autoantigens;
    return bound.map((autoantigen) => ({ ...parts, autoantigen, role }));
  });
}
