import { skipToken } from '@apollo/client/react';
import { Anchor, Box, Button, CloseButton, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../components/ErrorState';
import {
  contextOf,
  formatMeasure,
  measureLabels,
  shareAddress,
} from '../../components/measures/measureTexts';
import { useEntryNumbersQuery } from '../../generated/calculator';
import type { MeasureFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Calculator.module.css';
import type { CalculatorView } from './calculatorView';
import { addressOfShare, shareFromAddress } from './shares';

interface EntryNumbersProps {
  readonly accession: string;
  readonly view: CalculatorView;
  readonly answer: ReturnType<typeof useEntryNumbers>;
  readonly onView: (change: Partial<CalculatorView>) => void;
}

export function useEntryNumbers(accession: string | null) {
  return useEntryNumbersQuery(accession === null ? skipToken : { variables: { accession } });
}

/** The sensitivities and specificities that an entry states, each with what it is about, to calculate with. */
export function EntryNumbers({ accession, view, answer, onView }: EntryNumbersProps) {
  const { data, error, loading, refetch } = answer;
  const entry = data?.entry ?? null;
  const numbers = (entry?.measures ?? []).filter(isCalculable);
  return (
    <section data-framed style={{ padding: '12px 16px' }} aria-label={`Numbers of ${accession}`}>
      <p className={classes.entryHead}>
        <span>
          <Anchor component={Link} to={paths.entry(accession)}>
            {entry === null ? accession : `${entry.autoantibody} in ${entry.disease}`}
          </Anchor>{' '}
          {entry !== null && <span data-text="note">{accession}</span>}
        </span>
        <CloseButton
          data-screen-only
          size="sm"
          aria-label="Hide the numbers of the entry"
          onClick={() => onView({ entry: null })}
        />
      </p>
      {loading && <Skeleton height={38} mt={20} />}
      {error !== undefined && <ErrorState error={error} operation="fetchMeasures" onRetry={refetch} />}
      {!loading && error === undefined && numbers.length === 0 && (
        <p>
          {entry === null ? 'There is no such entry.' : 'This entry states no sensitivity or specificity.'}
        </p>
      )}
      <ul>
        {numbers.map((measure) => (
          <NumberOfEntry key={measure.id} measure={measure} view={view} onView={onView} />
        ))}
      </ul>
    </section>
  );
}

type Calculable = MeasureFieldsFragment & { readonly measure: 'sensitivity' | 'specificity' };

function isCalculable(measure: MeasureFieldsFragment): measure is Calculable {
  const { measure: kind, outcome, status } = measure;
  return (kind === 'sensitivity' || kind === 'specificity') && outcome === null && status !== 'rejected';
}

type NumberProps = Pick<EntryNumbersProps, 'view' | 'onView'> & { readonly measure: Calculable };

function NumberOfEntry({ measure, view, onView }: NumberProps) {
  const name = `${measureLabels[measure.measure]} ${formatMeasure(measure)}`;
  const address = shareAddress(measure);
  const share = shareFromAddress(address);
  const current = view[measure.measure];
  const isUsed = current !== null && addressOfShare(current) === address;
  return (
    <li className={classes.number}>
      <div>
        <strong>{name}</strong>
        {contextOf(measure).map(([key, words]) => (
          <span key={key} data-text="quiet" style={{ marginInlineStart: 12 }}>
            {key} {words}
          </span>
        ))}
        <Box component="span" data-text="note" display="block">
          {measure.text !== null && <>“{measure.text}”, </>}
          {measure.status === 'confirmed' ? 'confirmed by a person' : 'read automatically, not yet reviewed'}
          {share === null && '; a range alone has no value to calculate with'}
        </Box>
      </div>
      {share !== null && (
        <Button
          data-screen-only
          size="compact-sm"
          variant={isUsed ? 'light' : 'default'}
          disabled={isUsed}
          aria-label={isUsed ? `${name} is used` : `Use ${name}`}
          onClick={() => onView({ [measure.measure]: share })}
        >
          {isUsed ? 'Used' : 'Use'}
        </Button>
      )}
    </li>
  );
}
