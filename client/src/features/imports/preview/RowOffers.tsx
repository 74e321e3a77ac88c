import { Button } from '@mantine/core';

import { labelOfField } from '../../../components/differences/fieldChanges';
import { formatEntries } from '../../../components/format';
import type { ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import { textOf, useRowCorrections } from './corrections';
import classes from './RowOffers.module.css';

interface RowOffersProps {
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
}

/** The known names for what the cells of a row say, each with a press to use it. */
export function RowOffers({ row, columns }: RowOffersProps) {
  const corrections = useRowCorrections();
  if (corrections === null) return null;
  return (
    <>
      {row.offers.map(({ field, ambiguous, meanings }) => (
        <li key={field} className={classes.offer}>
          <span>
            <strong>{labelOfField(field)}:</strong> “{textOf(row, columns, field).trim()}”{' '}
            {ambiguous ? 'has several meanings:' : 'is another name of:'}
          </span>
          {meanings.map(({ name, entries }) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              data-row-action={row.row}
              classNames={{ root: classes.use, label: classes.label }}
              onClick={() => corrections.correct(row.row, { [field]: name })}
            >
              Use {entries === 0 ? name : `${name} (${formatEntries(entries)})`}
            </Button>
          ))}
        </li>
      ))}
    </>
  );
}

/** What was corrected in a row, with a press to bring back the text of the file. */
export function RowCorrected({ row }: Pick<RowOffersProps, 'row'>) {
  const corrections = useRowCorrections();
  return row.corrections.map(({ field, before }) => (
    <li key={field} className={classes.offer}>
      <span>
        <strong>{labelOfField(field)}:</strong> corrected; in the file{' '}
        {before === null ? 'it is blank' : `“${before}”`}
      </span>
      {corrections && (
        <Button
          size="compact-xs"
          variant="subtle"
          data-row-action={row.row}
          aria-label={`Use the text of the file for ${labelOfField(field)} in row ${String(row.row)}`}
          classNames={{ root: classes.use, label: classes.label }}
          onClick={() => corrections.correct(row.row, { [field]: null })}
        >
          Use the text of the file
        </Button>
      )}
    </li>
  ));
}
