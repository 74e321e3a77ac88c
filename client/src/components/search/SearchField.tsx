import type { SearchField as SearchPlace } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import {
  type ComponentType,
  type FocusEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';

import type { Choice } from './choice';
import classes from './SearchField.module.css';
import type { SuggestionListProps } from './SuggestionList';
import { useCombobox } from './useCombobox';

interface SearchFieldProps extends Pick<TextInputProps, 'size' | 'placeholder' | 'classNames' | 'className'> {
  readonly label: string;
  readonly term: string;
  /** Where the words are looked for; what is suggested is of there. @default all */
  readonly place?: SearchPlace;
  /** Stands at the end of the field while it is empty. */
  readonly hint?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onTerm: (term: string) => void;
  readonly onClear?: () => void;
  /** Somebody decided for something in the list; what is typed is left to the form around. */
  readonly onChoose: (choice: Choice) => void;
}

/** Most visits begin without a search: what suggests is fetched when somebody comes to the field, and may stay away. */
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(async () => {
  try {
    return { default: (await import('./SuggestionList')).SuggestionList };
  } catch {
    return { default: () => null };
  }
});

/** A field for what one looks for, which suggests what may be meant. It belongs into a form. */
export function SearchField(props: SearchFieldProps) {
  const { label, term, place = 'all', hint, onTerm, onChoose, onClear = () => onTerm('') } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const [isAwake, setIsAwake] = useState(false);
  const { isOpen, show, onKeyDown, field, list } = useCombobox(onChoose);
  const handleFocus = () => {
    setIsAwake(true);
    if (term === '') show(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false);
  };
  const handleTerm = (typed: string) => {
    show(true);
    onTerm(typed);
  };
  const handleClear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <div className={[classes.field, props.className].filter(Boolean).join(' ')} onBlur={handleBlur}>
      <TextInput
        {...field}
        ref={input}
        name="term"
        size={props.size ?? 'sm'}
        value={term}
        maxLength={limits.searchTermMaxLength}
        placeholder={props.placeholder}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => handleTerm(event.currentTarget.value)}
        onFocus={handleFocus}
        onClick={() => term === '' && show(true)}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={props.size === 'lg' ? 20 : 16} aria-hidden="true" />}
        rightSection={term === '' ? hint : <ClearButton onClear={handleClear} />}
        rightSectionWidth={term === '' && hint !== undefined ? 64 : undefined}
        classNames={props.classNames}
      />
      {isAwake && (
        <Suspense>
          <SuggestionList {...list} term={term} place={place} isOpen={isOpen} />
        </Suspense>
      )}
    </div>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <UnstyledButton className={classes.clear} aria-label="Clear the search" onClick={onClear}>
      <IconX size={16} aria-hidden="true" />
    </UnstyledButton>
  );
}
