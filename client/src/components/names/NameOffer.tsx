import { Button } from '@mantine/core';

import { formatEntries } from '../format';
import { Notice } from '../Notice';
import classes from './NameOffer.module.css';
import { type NamedField, useNameOffers } from './useNameOffers';

interface NameOfferProps {
  readonly field: NamedField;
  /** The written name, once typing pauses. */
  readonly text: string;
  /** Takes a name instead of the written one. */
  readonly onUse: (name: string) => void;
}

/**
 * Offers the name that the database uses for what is written in a field. Nothing changes without a press, and a screen
 * reader hears the offer when it comes.
 */
export function NameOffer({ field, text, onUse }: NameOfferProps) {
  const { offers, ambiguous } = useNameOffers(field, text);
  const [first] = offers;
  return (
    <div role="status" aria-live="polite">
      {first !== undefined && (
        <Notice className={classes.offer}>
          <span>
            “{text.trim()}” {ambiguous ? 'has several meanings:' : 'is another name of:'}
          </span>
          {offers.map(({ name, entries }) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              classNames={{ root: classes.use, label: classes.label }}
              onClick={() => onUse(name)}
            >
              Use {entries === 0 ? name : `${name} (${formatEntries(entries)})`}
            </Button>
          ))}
        </Notice>
      )}
    </div>
  );
}
