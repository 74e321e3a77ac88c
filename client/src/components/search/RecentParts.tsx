import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import type { SuggestedOption } from './options';
import { forgetSearches } from './recentSearches';
import classes from './SuggestionList.module.css';

interface RecentHeadProps {
  /** Gives the focus back to the field; what had it goes. */
  readonly onLeave: () => void;
}

/** Heads the recent searches, and takes all of them off the list. */
export function RecentHead({ onLeave }: RecentHeadProps) {
  const handleClear = () => {
    onLeave();
    forgetSearches();
  };
  return (
    <div className={classes.recentHead}>
      Recent searches
      <UnstyledButton className={classes.forget} onClick={handleClear}>
        Clear recent searches
      </UnstyledButton>
    </div>
  );
}

interface RemoveButtonsProps extends RecentHeadProps {
  readonly options: readonly SuggestedOption[];
}

/** Beside each recent search a button that takes it off the list: a list of options may hold none itself. */
export function RemoveButtons({ options, onLeave }: RemoveButtonsProps) {
  return (
    <div className={classes.removals}>
      {options.map(
        (option) =>
          option.says === 'recent' && (
            <UnstyledButton
              key={option.key}
              className={classes.remove}
              aria-label={`Remove ${option.recent.text} from the recent searches`}
              onClick={() => {
                onLeave();
                option.remove?.();
              }}
            >
              <IconX size={14} aria-hidden="true" />
            </UnstyledButton>
          ),
      )}
    </div>
  );
}
