/** A cell of a row: a text, a choice, or yes and no. */
type RowColumn = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'text'; readonly isCode?: boolean; readonly isLong?: boolean }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'flag' }
);

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A list of a term, edited row by row. */
export interface TermList {
  readonly label: string;
  readonly about: string;
  /** What one row is called, in `Add …` and `Remove …`. */
  readonly one: string;
  /** What a row is of, where lists of several kinds have such rows. @default nothing */
  readonly of?: string;
  /** The cells of a row, by their keys in the API. */
  readonly columns: readonly RowColumn[];
}

const text = (name: string, label: string) => ({ kind: 'text', name, label }) as const;
const long = (name: string, label: string) => ({ ...text(name, label), isLong: true }) as const;
const code = (name: string, label: string) => ({ ...text(name, label), isCode: true }) as const;
const choice = (name: string, label: string, options: Readonly<Record<string, string>>) =>
  ({
    kind: 'choice',
    name,
    label,
    options: Object.entries(options).map(([value, shown]) => ({ value, label: shown })),
  }) as const;

export const listNames = ['synonyms', 'icap', 'hpo', 'loinc', 'targets', 'sources'] as const;
export type ListName = (typeof listNames)[number];

/** The lists of a term, in the order of its page. */
export const termLists: Readonly<Record<ListName, TermList>> = {
  synonyms: {
    label: 'Other names',
    about:
      'Entries that bear an exact name or an abbreviation belong to this term, unless it has other meanings.',
    one: 'name',
    columns: [
      text('name', 'Name'),
      choice('kind', 'Kind', {
        exact: 'Exact',
        abbreviation: 'Abbreviation',
        broad: 'Wider',
        related: 'Related',
      }),
      { kind: 'flag', name: 'ambiguous', label: 'Has other meanings' },
    ],
  },
  icap: {
    label: 'HEp-2 patterns',
    about: 'Patterns of the ICAP consensus, such as AC-4. The name may stay blank.',
    one: 'pattern',
    columns: [code('code', 'Code'), text('name', 'Name of the pattern')],
  },
  hpo: {
    label: 'HPO terms',
    about: 'Terms of the Human Phenotype Ontology, such as HP:0034152, with their labels as they are there.',
    one: 'HPO term',
    columns: [
      code('id', 'Identifier'),
      text('label', 'Label'),
      choice('relation', 'Relation', {
        exact: 'Means this',
        broad: 'Wider',
        narrow: 'Narrower',
        close: 'Close',
      }),
    ],
  },
  loinc: {
    label: 'LOINC codes',
    about: 'Codes of tests with their check digit, such as 5234-0.',
    one: 'LOINC code',
    columns: [
      code('code', 'Code'),
      long('name', 'Name of the test'),
      choice('scope', 'Measures', { own: 'Exactly this', group: 'Its group' }),
    ],
  },
  targets: {
    label: 'Targets',
    about: 'Proteins that it binds, by UniProt accession, such as P12081.',
    one: 'target',
    columns: [code('uniprotId', 'Accession'), long('name', 'Name of the protein')],
  },
  sources: {
    label: 'Other sources',
    about: 'Where other facts were read: name, members, or classes: and a class. The version may stay blank.',
    one: 'source',
    columns: [text('fact', 'Fact'), long('source', 'Source'), code('version', 'Version')],
  },
};

const factLists = ['synonyms', 'icap', 'hpo', 'loinc', 'targets'] as const satisfies readonly ListName[];
type FactList = (typeof factLists)[number];

/** Whether sources of a fact stand below its list. */
export function isFactList(fact: string): fact is FactList {
  return factLists.some((name) => name === fact);
}

export function sourcesOf(fact: FactList): TermList {
  const { one, columns } = termLists.sources;
  const of = termLists[fact].label;
  return { label: 'Sources', about: '', one, of, columns: columns.filter(({ name }) => name !== 'fact') };
}

/** The places of the sources of one list; with `null`, of those that belong to none. */
export function placesOfSources(
  sources: readonly { readonly fact: string }[],
  of: FactList | null,
): readonly number[] {
  return sources.flatMap(({ fact }, place) => ((isFactList(fact) ? fact : null) === of ? [place] : []));
}

export function labelOfTermKey(key: string): string {
  return Object.entries(labels).find(([name]) => name === key)?.[1] ?? key;
}

const labels = {
  name: 'Name',
  isClass: 'Kind',
  classes: 'Classes',
  members: 'Members',
  ...Object.fromEntries(Object.entries(termLists).map(([name, { label }]) => [name, label])),
  sources: 'Sources',
};
