import { ButtonLink } from '../../components/ButtonLink';
import { formatNumber } from '../../components/format';
import { siteAddress } from '../../components/siteAddress';
import { StateMessage } from '../../components/StateMessage';
import { ThreeColumns } from '../../components/threeColumns/ThreeColumns';
import type { OverviewPageFragment } from '../../generated/types';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { overviewCitation } from './overviewCitation';
import { OverviewDetails } from './OverviewDetails';
import { OverviewHead } from './OverviewHead';
import { OverviewLinks } from './OverviewLinks';
import { OverviewRows } from './OverviewRows';
import type { OverviewView } from './overviewView';
import { linksOf, missingText, rowNoun } from './rowsOfOverview';

interface OverviewArticleProps {
  readonly overview: OverviewPageFragment;
  readonly view: OverviewView;
}

/** Rows that fit on one printed page; the rest is on the page itself. */
const printedRows = 20;

/** An overview: what it is about, its ranked rows, what is not known, its network, and the details folded. */
export function OverviewArticle({ overview, view }: OverviewArticleProps) {
  const isPhone = useIsPhone();
  const { rows, rowsTotal } = overview;
  const missing = missingText(overview);
  const address = siteAddress() + paths.overview(overview.kind, overview.slug);
  return (
    <article data-stack="24" className={classes.page}>
      <OverviewHead overview={overview} view={view} />
      {rows.length === 0 ? (
        <NoEntries {...overview} />
      ) : (
        <>
          <OverviewRows overview={overview} />
          {rowsTotal > printedRows && (
            <p className={classes.printedRows} data-print-only>
              The first {printedRows} of {formatNumber(rowsTotal)} {rowNoun(overview)}; the others are at{' '}
              {address}
            </p>
          )}
          <div data-stack="4" data-text="quiet" className={classes.notes}>
            {missing !== null && <p>{missing}</p>}
            <p>
              Numbers are those that an entry states, with its cohort and assay; never an average. A negative
              result does not exclude a disease. For research and teaching, not medical advice.
            </p>
          </div>
          {!isPhone && <ThreeColumns links={linksOf(overview)} focus={overview.name} />}
          <OverviewDetails overview={overview} />
        </>
      )}
      <p className={classes.citation} data-print-only>
        Cite as: {overviewCitation(overview)}
      </p>
    </article>
  );
}

/** A name without entries. Those of a disease can have more exact names. */
function NoEntries({ kind, kinds }: OverviewPageFragment) {
  const propose = <ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>;
  if (kinds.length > 0)
    return (
      <StateMessage title="Entries have more exact names" action={propose}>
        <OverviewLinks kind={kind} targets={kinds} />.
      </StateMessage>
    );
  return (
    <StateMessage title="No entry yet" action={propose}>
      The vocabulary knows this name, but no entry of the Atlas is about it. That does not mean that nothing
      is known.
    </StateMessage>
  );
}
