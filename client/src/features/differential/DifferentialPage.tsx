import { skipToken } from '@apollo/client/react';
import { clientPages } from '@contract/client-pages';
import type { Finding } from '@contract/rules/differential';
import { Alert, Skeleton } from '@mantine/core';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import { ErrorState } from '../../components/ErrorState';
import { inputProblemsOf } from '../../components/failureDetails';
import { failureMessage } from '../../components/failureMessage';
import { formatCount } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { ListHead, ListPage, ListResults } from '../../components/list/ListPage';
import { useDifferentialQuery } from '../../generated/differential';
import { useAddressView } from '../../hooks/useAddressView';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { paths } from '../../paths';
import classes from './Differential.module.css';
import { DiseaseRanks } from './DiseaseRanks';
import { FindingInput } from './FindingInput';
import { maxFindings, readFindings } from './findings';
import { FindingsList } from './FindingsList';
import { NextTests } from './NextTests';
import { NoDiseases } from './NoDiseases';

/** Which diseases fit findings, which cannot be told apart, and what to test next. The address holds the findings. */
export function DifferentialPage() {
  const [findings, show] = useAddressView(readFindings, paths.differential);
  const showFindings = (changed: readonly Finding[]) => show(changed, { replace: true });
  const { data, answer } = latestResult(useAnswer(findings));
  const found = data?.differential;
  // The pressed button goes with its finding, or with the answer that comes later.
  const form = useRestoredFocus<HTMLElement>(`${paths.differential(findings)} ${String(answer.isStale)}`);
  return (
    <ListPage>
      <ListHead
        title={clientPages.differential.title}
        total={found && formatCount(found.total, 'disease fits', 'diseases fit')}
      >
        <CopyLinkButton path={paths.differential(findings)} />
      </ListHead>
      <p style={{ maxWidth: '75ch' }}>
        Which diseases fit these autoantibodies, as far as the entries say; which of them cannot be told
        apart, and what to test next. <strong>For research and teaching, not medical advice.</strong>
      </p>
      <div data-columns className={classes.page}>
        <section ref={form} tabIndex={-1} aria-labelledby="findings" data-stack="12" className={classes.form}>
          <h2 id="findings">Findings</h2>
          <FindingInput findings={findings} onAdd={(added) => showFindings([...findings, ...added])} />
          {findings.length > 0 && (
            <FindingsList findings={findings} answer={found} onFindings={showFindings} />
          )}
        </section>
        <section aria-labelledby="diseases" data-stack="12" className={classes.section}>
          <h2 id="diseases">Diseases that fit</h2>
          {content()}
        </section>
      </div>
    </ListPage>
  );

  function content() {
    const excess = findings.length - maxFindings;
    if (excess > 0)
      return <NotRanked>{`At most ${maxFindings} can be compared at once: remove ${excess}`}</NotRanked>;
    if (answer.error !== undefined) return <Failure error={answer.error} onRetry={answer.onRetry} />;
    if (findings.length === 0 || found?.data.length === 0)
      return <NoDiseases findings={findings} unknown={found?.unknown ?? []} />;
    if (found === undefined) return <DifferentialSkeleton />;
    return (
      <ListResults isStale={answer.isStale}>
        <DiseaseRanks answer={found}>
          <NextTests next={found.next} findings={findings} onFindings={showFindings} />
        </DiseaseRanks>
        <p data-text="note" className={classes.note}>
          Order: most present findings explained, then most of them as a diagnostic marker, then fewest absent
          ones that speak against it. No probability is calculated, since entries state too few comparable
          numbers. A missing entry is no evidence against a disease.
        </p>
      </ListResults>
    );
  }
}

/** The server's answer; the order of the findings changes nothing, so they are sent in one order. */
function useAnswer(findings: readonly Finding[]) {
  const displayed = useDisplayedValue(findings);
  const sent = displayed
    .map(({ name, result }) => ({ autoantibody: name, result }))
    .toSorted((one, other) => one.autoantibody.localeCompare(other.autoantibody, 'en'));
  return useDifferentialQuery(
    sent.length === 0 || sent.length > maxFindings ? skipToken : { variables: { findings: sent } },
  );
}

/** Findings that contradict each other are corrected in the list; any other failure is retried. */
function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  if (Object.keys(inputProblemsOf(error)).length === 0) {
    return <ErrorState error={error} operation="fetchDifferential" onRetry={onRetry} />;
  }
  return <NotRanked>{failureMessage(error, 'fetchDifferential')}</NotRanked>;
}

/** Says why the findings have no answer until their list is corrected. */
function NotRanked({ children }: { readonly children: string }) {
  return (
    <Alert color="red" variant="outline" title="These findings cannot be ranked">
      {children}.
    </Alert>
  );
}

/** Loading skeleton of the diseases. */
function DifferentialSkeleton() {
  return (
    <div role="status" aria-label="Loading diseases" data-stack="16">
      {[0, 1, 2].map((rank) => (
        <div key={rank} data-framed style={{ overflow: 'hidden' }}>
          <div data-text="note" className={classes.rankHead}>
            <Skeleton height={20} width={12} />
          </div>
          <div data-stack>
            <div data-stack="6" className={classes.disease}>
              <Skeleton height={16} width={`${58 - rank * 9}%`} />
              <Skeleton height={12} width={`${72 - rank * 11}%`} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
