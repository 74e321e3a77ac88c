import classes from './Account.module.css';

interface AccountInitialsProps {
  /** The person's name. @default none; only the space is reserved */
  readonly name?: string;
}

/** A person's initials, where there is no space for the name. */
export function AccountInitials({ name = '' }: AccountInitialsProps) {
  return (
    <span className={classes.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (letterOf(first) + letterOf(last)).toUpperCase();
}

/** The first code point, which may be two UTF-16 code units long. */
function letterOf(word: string): string {
  return Array.from(word)[0] ?? '';
}
