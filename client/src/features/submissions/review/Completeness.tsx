import { entryField, entryFields, requiredSubmissionFields } from '@contract/entry-fields';
import { Progress } from '@mantine/core';

import type { EntryContent } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { TitledSection } from '../../../components/TitledSection';
import classes from './ReviewSide.module.css';

/** How many fields of a proposal are filled, and which are blank. */
export function Completeness({ proposal }: { readonly proposal: EntryContent }) {
  const blank = entryFields.filter(({ name }) => proposal[name] === null);
  const filled = entryFields.length - blank.length;
  const missing = requiredSubmissionFields.filter((name) => proposal[name] === null);
  const additional = Object.keys(proposal.additional).length;
  return (
    <TitledSection title="Completeness" data-stack="8" headingClassName={classes.heading}>
      <p>
        <strong>
          {filled} of {entryFields.length}
        </strong>{' '}
        fields are filled in
        {additional > 0 && `, and ${formatCount(additional, 'additional fact', 'additional facts')}`}.{' '}
        {missing.length === 0
          ? `All ${requiredSubmissionFields.length} required fields have a value.`
          : `Missing required fields: ${missing.map((name) => entryField(name).label).join(', ')}.`}
      </p>
      <Progress value={(100 * filled) / entryFields.length} size="sm" aria-label="Fields filled in" />
      {blank.length > 0 && (
        <details className={classes.details}>
          <summary>Not filled in</summary>
          {blank.map(({ label }) => label).join(', ')}
        </details>
      )}
    </TitledSection>
  );
}
