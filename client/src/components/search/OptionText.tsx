import { IconArrowBackUp, IconArrowRight, IconClock, IconSearch } from '@tabler/icons-react';

import { formatEntries } from '../format';
import { MarkedText } from './MarkedText';
import { fieldLabel, type SuggestedOption } from './options';
import classes from './SuggestionList.module.css';
import type { SuggestedValue } from './suggestions';

interface OptionTextProps {
  readonly option: SuggestedOption;
}

const icon = { size: 16, className: classes.icon, 'aria-hidden': true } as const;

/** What an option says. */
export function OptionText({ option }: OptionTextProps) {
  switch (option.says) {
    case 'search':
      return (
        <>
          <IconSearch {...icon} />
          <span className={classes.text}>
            Search {fieldLabel(option.place)} for <b>“{option.term}”</b>
          </span>
        </>
      );
    case 'correction':
      return (
        <>
          <IconArrowBackUp {...icon} />
          <span className={classes.text}>
            Did you mean <b>{option.term}</b>?
          </span>
        </>
      );
    case 'entry':
      return (
        <>
          <IconArrowRight {...icon} />
          <span className={classes.text}>
            <span className={classes.mono}>{option.entry.accession}</span> {option.entry.autoantibody} in{' '}
            {option.entry.disease}
          </span>
        </>
      );
    case 'value':
      return <ValueText {...option.suggested} />;
    case 'recent':
      return (
        <>
          <IconClock {...icon} />
          <span className={classes.text}>{option.recent.text}</span>
          {option.recent.field && <span className={classes.count}>{fieldLabel(option.recent.field)}</span>}
        </>
      );
  }
}

function ValueText({ value, ranges, synonym, count }: SuggestedValue) {
  return (
    <>
      <span className={classes.text}>
        <MarkedText text={value} ranges={ranges} />
        {synonym !== null && <span className={classes.synonym}> known as {synonym}</span>}
      </span>
      <span className={classes.count}>{formatEntries(count)}</span>
    </>
  );
}
