import { NameOffer } from '../../../components/names/NameOffer';
import { type NamedField, namedFields } from '../../../components/names/useNameOffers';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import classes from './ReviewSide.module.css';

interface ProposedNamesProps {
  readonly submission: SubmissionInFullFragment;
  /** Opens the correction of the proposal with this name. */
  readonly onUse: (field: NamedField, name: string) => void;
}

/** Names of a proposal that the database writes differently, each with the correction; hidden if there are none. */
export function ProposedNames({ submission, onUse }: ProposedNamesProps) {
  return (
    <TitledSection title="Names" className={classes.names} headingClassName={classes.heading}>
      {namedFields.map((field) => (
        <NameOffer
          key={field}
          field={field}
          text={submission[field] ?? ''}
          onUse={(name) => onUse(field, name)}
        />
      ))}
    </TitledSection>
  );
}
