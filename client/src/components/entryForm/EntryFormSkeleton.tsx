import { Skeleton } from '@mantine/core';

import indexClasses from '../SectionIndex.module.css';
import classes from './EntryForm.module.css';
import { foldedSections, keySection } from './formSections';

/** The skeleton of a form that is loading. */
export function EntryFormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" data-columns className={classes.form}>
      <div className={indexClasses.index}>
        {[keySection, ...foldedSections].map(({ id }) => (
          <Skeleton key={id} height={12} width={72} my={10} />
        ))}
      </div>
      <div className={classes.sections}>
        <div className={classes.section} data-card>
          <Skeleton height={18} width={96} my={4} />
          <div className={classes.fields}>
            {keySection.fields.map(({ name }) => (
              <div key={name}>
                <Skeleton height={12} width={96} mt={5} mb={8} />
                <Skeleton height={36} />
                <Skeleton height={10} mt={8} mb={20} />
              </div>
            ))}
          </div>
        </div>
        {foldedSections.map(({ id }) => (
          <Skeleton key={id} height={18} width={96} my={4} />
        ))}
      </div>
    </div>
  );
}
