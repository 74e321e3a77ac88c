import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { ButtonLink } from '../../components/ButtonLink';
import { OnDemand, onDemand } from '../../components/OnDemand';
import { useDialogSubject } from '../../components/useDialogSubject';
import type { VocabularyTermQuery } from '../../generated/types';
import { paths } from '../../paths';

const deleteCode = onDemand(async () => (await import('./editing/DeleteTermDialog')).DeleteTermDialog);

/** What those who may edit a term can do with it. */
export function TermActions({ term }: { readonly term: VocabularyTermQuery['autoantibodyTerm'] }) {
  const { subject, isOpen, times, open, close } = useDialogSubject<typeof term>();
  return (
    <>
      <ButtonLink
        to={`${paths.term(term.slug)}?edit`}
        variant="default"
        size="compact-md"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
      >
        Edit
      </ButtonLink>
      <Button
        variant="default"
        size="compact-md"
        aria-haspopup="dialog"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => open(term)}
      >
        Delete term
      </Button>
      {subject && (
        <OnDemand code={deleteCode}>
          {(DeleteTermDialog) => (
            <DeleteTermDialog key={times} term={subject} isOpen={isOpen} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}
