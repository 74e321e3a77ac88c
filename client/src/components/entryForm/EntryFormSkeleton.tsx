import { Skeleton } from '@mantine/core';

import classes from './EntryForm.module.css';
import { fieldSections } from './formSections';

/** The skeleton of a form that is loading. */
export function EntryFormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" className={classes.form}>
      <div className={classes.index}>
        {fieldSections.map(({ id }) => (
          <Skeleton key={id} height={12} width={72} my={10} />
        ))}
      </div>
      <div className={classes.sections}>
        {fieldSections.slice(0, 3).map(({ id, fields }) => (
          <div key={id} className={classes.section}>
            <Skeleton height={18} width={96} my={4} />
            <div className={classes.fields}>
              {fields.map(({ name }) => (
                <div key={name}>
                  <Skeleton height={12} width={96} mt={5} mb={8} />
                  <Skeleton height={36} />
                  <Skeleton height={10} width="80%" mt={10} mb={4} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
