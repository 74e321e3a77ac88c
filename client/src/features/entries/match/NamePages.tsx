import { EntityLabel } from '../../../components/EntityLabel';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';
import type { Meaning } from './matches';
import classes from './NamePages.module.css';

interface NamePagesProps {
  /** What the whole text of the search names. */
  readonly meanings: readonly Meaning[];
}

const most = 4;
const patternCode = /^AC-(\d{1,2}[a-z]?)$/i;

/** Links to the pages about what a search names; they say more than the entries that it finds. */
export function NamePages({ meanings }: NamePagesProps) {
  const [first] = meanings;
  if (first === undefined) return null;
  const pattern = first.via === 'identifier' ? patternCode.exec(first.matched)?.[1] : undefined;
  return (
    <ul className={classes.pages} aria-label="Pages about this name">
      {pattern !== undefined && (
        <li>
          <TextLink to={paths.overview('pattern', `ac-${pattern}`)}>
            <EntityLabel kind="autoantibody">{`AC-${pattern}`}</EntityLabel>
          </TextLink>
          <span>HEp-2 pattern</span>
        </li>
      )}
      {/* The page of a pattern has all autoantibodies that show it. */}
      {meanings.slice(0, pattern === undefined ? most : 0).map((meaning) => (
        <li key={`${meaning.kind} ${meaning.slug}`}>
          <TextLink to={paths.overview(entityOf(meaning), meaning.slug)}>
            <EntityLabel kind={entityOf(meaning)}>{meaning.name}</EntityLabel>
          </TextLink>
          <span>{described(meaning)}</span>
        </li>
      ))}
    </ul>
  );
}

function entityOf({ kind }: Meaning) {
  return kind === 'class' ? 'autoantibody' : kind;
}

/** What it is, and by which other name it was found. */
function described({ kind, via, matched, entries }: Meaning): string {
  const noun = kind === 'class' ? 'class of autoantibodies' : kind;
  // What the search finds has the word for another reason.
  const what = entries === 0 ? `${noun} without entries` : noun;
  if (via === 'name') return what;
  return via === 'identifier' ? `${what}, identified by ${matched}` : `${what}, also called ${matched}`;
}
