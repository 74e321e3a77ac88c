import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { OnDemand, onDemand } from '../../components/OnDemand';
import type { VocabularyTermQuery } from '../../generated/types';
import { paths } from '../../paths';

const deleteCode = onDemand(async () => (await import('./editing/DeleteTermDialog')).DeleteTermDialog);

interface TermActionsProps {
  readonly term: VocabularyTermQuery['autoantibodyTerm'];
}

/** What those who may edit a term can do with it. */
export function TermActions({ term }: TermActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Button
        component={Link}
        to={`${paths.term(term.slug)}?edit`}
        variant="default"
        size="compact-md"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
      >
        Edit
      </Button>
      <Button
        variant="default"
        size="compact-md"
        aria-haspopup="dialog"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setIsDeleting(true)}
      >
        Delete term
      </Button>
      {isDeleting && (
        <OnDemand code={deleteCode}>
          {(DeleteTermDialog) => <DeleteTermDialog term={term} onClose={() => setIsDeleting(false)} />}
        </OnDemand>
      )}
    </>
  );
}
