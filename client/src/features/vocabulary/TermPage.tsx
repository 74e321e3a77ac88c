import { clientPages } from '@contract/client-pages';
import { Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router-dom';

import { BackLink } from '../../components/BackLink';
import { ButtonLink } from '../../components/ButtonLink';
import { isId } from '../../components/entryLookup';
import { FailedPage } from '../../components/ErrorState';
import { isNotFound } from '../../components/failureDetails';
import { ListPage } from '../../components/list/ListPage';
import { onDemand } from '../../components/OnDemand';
import { PageSkeleton } from '../../components/PageSkeleton';
import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { ToolButton, ToolLink } from '../../components/ToolButton';
import { useDialogSubject } from '../../components/useDialogSubject';
import type { VocabularyTermQuery } from '../../generated/types';
import { useVocabularyTermQuery } from '../../generated/vocabulary';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { paths } from '../../paths';
import { useMay } from '../../session/useSession';
import { TermArticle } from './TermArticle';

// Most readers are visitors, who may not edit; they do not need to load code for the others.
const TermEditor = onDemand(() => import('./editing/TermEditor'), 'TermEditor', TermSkeleton);
const DeletedTerm = onDemand(() => import('./editing/DeletedTerm'), 'DeletedTerm');
const TermHistory = onDemand(() => import('./editing/TermHistory'), 'TermHistory');

/** One term of the vocabulary: names, classes, patterns, codes and the source of each. */
export function TermPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useVocabularyTermQuery({ variables: { name: slug } });
  return (
    <ListPage>
      <BackLink to={paths.vocabulary()}>All names</BackLink>
      {content()}
    </ListPage>
  );

  function content() {
    if (data) return <TermContent key={data.autoantibodyTerm.id} term={data.autoantibodyTerm} />;
    if (error === undefined) return <TermSkeleton />;
    if (isNotFound(error)) return <TermMissing slug={slug} />;
    return (
      <FailedPage
        title={clientPages.vocabularyTerm.title}
        error={error}
        operation="fetchVocabulary"
        onRetry={refetch}
      />
    );
  }
}

/** A term to read, or its form; those who may edit it also see its history. */
function TermContent({ term }: { readonly term: VocabularyTermQuery['autoantibodyTerm'] }) {
  const [params] = useSearchParams();
  const mayEdit = useMay('vocabulary.edit');
  const isEdited = mayEdit && params.has('edit');
  useRestoredFocus(String(isEdited));
  if (!mayEdit) return <TermArticle term={term} />;
  if (isEdited) return <TermEditor term={term} />;
  return (
    <>
      <TermArticle term={term} actions={<TermActions term={term} />} />
      <TermHistory term={term} />
    </>
  );
}

/** A deleted term has no address but its id; those who may restore it see its history there. */
function TermMissing({ slug }: { readonly slug: string }) {
  const mayEdit = useMay('vocabulary.edit');
  if (mayEdit && isId(slug)) return <DeletedTerm id={slug} />;
  return (
    <>
      <PageTitle title="Name not found" path={null} />
      <StateMessage
        title={`The vocabulary has no “${slug}”`}
        action={
          <ButtonLink to={paths.vocabulary({ search: slug.replaceAll('-', ' ') })}>
            Search the vocabulary
          </ButtonLink>
        }
      >
        It may have been removed, or the address is incomplete.
      </StateMessage>
    </>
  );
}

function TermSkeleton() {
  return (
    <PageSkeleton label="Loading the name" gap={12}>
      <PageTitle title={clientPages.vocabularyTerm.title} />
      <Skeleton height={16} width="12rem" />
      {[9, 6, 7].map((rows) => (
        <Skeleton key={rows} height={rows * 16} />
      ))}
    </PageSkeleton>
  );
}

const DeleteTermDialog = onDemand(() => import('./editing/DeleteTermDialog'), 'DeleteTermDialog');

/** What those who may edit a term can do with it. */
function TermActions({ term }: { readonly term: VocabularyTermQuery['autoantibodyTerm'] }) {
  const { subject, isOpen, times, open, close } = useDialogSubject<typeof term>();
  return (
    <>
      <ToolLink to={`${paths.term(term.slug)}?edit`} size="compact-md" Icon={IconPencil}>
        Edit
      </ToolLink>
      <ToolButton size="compact-md" aria-haspopup="dialog" Icon={IconTrash} onClick={() => open(term)}>
        Delete term
      </ToolButton>
      {subject && <DeleteTermDialog key={times} term={subject} isOpen={isOpen} onClose={close} />}
    </>
  );
}
