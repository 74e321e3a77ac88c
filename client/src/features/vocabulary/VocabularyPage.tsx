import { clientPages } from '@contract/client-pages';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { formatCount } from '../../components/format';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { useVocabularyTermsQuery } from '../../generated/vocabulary';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import classes from './Vocabulary.module.css';
import { VocabularyExport } from './VocabularyExport';
import { VocabularyResults } from './VocabularyResults';
import { VocabularyToolbar } from './VocabularyToolbar';
import { pageSize, readVocabularyView, vocabularyAddress, type VocabularyView } from './vocabularyView';

/** What autoantibodies and their classes are called: search, classes, patterns and export. */
export function VocabularyPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readVocabularyView(params), [params]);
  const showView = (next: VocabularyView, replace = false) =>
    void navigate(paths.vocabulary(vocabularyAddress(next)), { replace, preventScrollReset: replace });
  const isPhone = useIsPhone();
  const { page, ...filters } = view;
  const terms = useVocabularyTermsQuery({ variables: { ...filters, page, limit: pageSize } });
  const shown = (terms.data ?? terms.previousData)?.autoantibodyTerms;
  const total = shown?.pagination.total;
  return (
    <ListPage>
      <ListHead
        title={clientPages.vocabulary.title}
        total={total === undefined ? undefined : formatCount(total, 'name', 'names')}
      >
        <VocabularyExport />
      </ListHead>
      <p className={classes.lead}>
        What autoantibodies and their classes are called, with other names, patterns and codes, and where each
        fact was read. What no source says is left out.
      </p>
      <VocabularyToolbar view={view} onView={showView} />
      <VocabularyResults
        shown={shown}
        error={terms.error}
        isStale={terms.loading}
        view={view}
        isPhone={isPhone}
        onView={showView}
        onRetry={() => void terms.refetch().catch(() => undefined)}
      />
    </ListPage>
  );
}
