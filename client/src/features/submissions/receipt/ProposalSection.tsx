import { ChangedFields } from '../../../components/differences/ChangedFields';
import { valuesOf } from '../../../components/entryForm/entryFormValues';
import { TextLink } from '../../../components/TextLink';
import { TitledSection } from '../../../components/TitledSection';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { ProposalFacts } from '../ProposalFacts';
import { changesOf } from '../submit/changesOf';
import classes from './receipt.module.css';

/** The proposed entry, or the proposed changes to an entry. */
export function ProposalSection({ submission }: { readonly submission: SubmissionInFullFragment }) {
  const { correctionOf } = submission;
  const base = correctionOf?.base ?? null;
  return (
    <TitledSection
      title={correctionOf === null ? 'Your proposal' : 'Your changes'}
      data-stack="14"
      className={classes.section}
    >
      {correctionOf !== null && (
        <p data-text="quiet">
          In <TextLink to={paths.entry(correctionOf.accession)}>{correctionOf.accession}</TextLink>, based on
          version {correctionOf.version}.
        </p>
      )}
      {base === null ? (
        <ProposalFacts proposal={submission} />
      ) : (
        <ChangedFields changes={changesOf(valuesOf(base), valuesOf(submission))} />
      )}
    </TitledSection>
  );
}
