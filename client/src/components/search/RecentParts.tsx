import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { forgetSearch, forgetSearches, type RecentSearch } from './recentSearches';
import classes from './SuggestionList.module.css';

/** Heads the recent searches, and takes all of them off the list. */
export function RecentHead() {
  return (
    <div className={classes.recentHead}>
      Recent searches
      <UnstyledButton className={classes.forget} onClick={forgetSearches}>
        Clear recent searches
      </UnstyledButton>
    </div>
  );
}

interface RemoveButtonsProps {
  readonly recents: readonly RecentSearch[];
}

/** Beside each recent search a button that takes it off the list: a list of options may hold none itself. */
export function RemoveButtons({ recents }: RemoveButtonsProps) {
  return (
    <div className={classes.removals}>
      {recents.map((recent) => (
        <UnstyledButton
          key={`${recent.field} ${recent.text}`}
          className={classes.remove}
          aria-label={`Remove ${recent.text} from the recent searches`}
          onClick={() => forgetSearch(recent)}
        >
          <IconX size={14} aria-hidden="true" />
        </UnstyledButton>
      ))}
    </div>
  );
}
