import { paths } from '../paths';
import { ButtonLink } from './ButtonLink';
import { criteriaAddress, isFiltered } from './listCriteria';
import type { ListCriteria } from './useInCode/restParameters';

interface ShowEntriesButtonProps {
  /** The filters of the figures. */
  readonly criteria: ListCriteria;
}

/** Opens the list of the entries that the figures count. */
export function ShowEntriesButton({ criteria }: ShowEntriesButtonProps) {
  return (
    <ButtonLink to={paths.entries(criteriaAddress(criteria))} variant="default" size="compact-md">
      {isFiltered(criteria) ? 'Show these entries' : 'Show entries'}
    </ButtonLink>
  );
}
