import { associationKinds } from '@contract/associations';
import { overviewSlug } from '@contract/rules/slug';
import { useContext } from 'react';

import { type Choice, pathOfChoice } from '../../../components/search/choice';
import { SuggestContext } from '../../../components/search/suggestions';
import { SearchBox } from '../../../components/SearchBox';
import type { ColumnKind, ColumnName } from '../../../components/threeColumns/columnLinks';
import classes from './ColumnsView.module.css';

/** A search for the name in focus; a typed text leads to the name that is suggested first. */
export function FocusSearch({ pathOf }: { readonly pathOf: (kind: ColumnKind, name: ColumnName) => string }) {
  const suggest = useContext(SuggestContext);
  const pathOfName = (kind: ColumnKind, name: string) => pathOf(kind, { name, slug: overviewSlug(name) });
  const pathOfFocus = async (choice: Choice): Promise<string> => {
    if (choice.kind === 'search') {
      const groups = (await suggest?.(choice.term, new AbortController().signal).catch(() => null))?.groups;
      for (const kind of associationKinds) {
        const first = groups?.find(({ field }) => field === kind)?.suggestions[0];
        if (first) return pathOfName(kind, first.value);
      }
      return choice.term === '' ? pathOfChoice(choice) : pathOfName('disease', choice.term);
    }
    if (choice.kind === 'entry') return pathOfChoice(choice);
    const kind = associationKinds.find((known) => known === choice.field);
    return kind === undefined ? pathOfChoice(choice) : pathOfName(kind, choice.value);
  };
  return (
    <div className={classes.search}>
      <SearchBox
        label="Explore around a name"
        placeholder="Disease, autoantibody or autoantigen"
        pathOf={pathOfFocus}
      />
    </div>
  );
}
