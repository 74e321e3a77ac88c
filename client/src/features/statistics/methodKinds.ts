interface Counted {
  readonly value: string;
  readonly count: number;
}

interface MethodKind<Method extends Counted> {
  readonly kind: string;
  /** The sum of their counts: an entry that names two methods of the kind counts twice. */
  readonly mentions: number;
  readonly methods: readonly Method[];
}

const otherMethods = 'Other methods';

/**
 * What methods are. Entries describe methods in free text, so a text belongs to the kind that it names first; of two
 * kinds that begin at the same letter, to the one listed first here.
 */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['Immunofluorescence on HEp-2 cells', /(?:indirect immunofluorescence|IIF) on [^(]*HEp-2|^HEp-2/i],
  [
    'Immunofluorescence on neutrophils',
    /(?:indirect immunofluorescence|IIF) on [^(]*neutrophils|granulocyte immuno/i,
  ],
  [
    'Functional or neutralisation assay',
    /cell-based (?:\w+ )?(?:bioassay|neutralisation)|functional|bioassay|neutralisation|activity|aPTT|viper|mixing/i,
  ],
  ['Cell-based assay', /(?:live |fixed )?cell-based|flow cytometry|live neurons/i],
  [
    'Tissue staining',
    /(?:in)?direct immunofluorescence|immunofluorescence|IIF|immunohisto|tissue|staining|teased/i,
  ],
  ['ELISA', /(?:peptide|capture|bridging|competitive)? ?ELISA|enzyme immunoassay/i],
  ['Chemiluminescence or bead assay', /(?:electro)?chemilumin|CLIA|bead|multiplex|peptide array/i],
  ['Immunoblot or line immunoassay', /line immunoassay|immunoblot|western blot/i],
  ['Radioassay or luciferase assay', /(?:micro-|blocking )?radio|luciferase|farr/i],
  ['Immunoprecipitation', /immunoprecipitation/i],
  [
    'Agglutination, precipitation or nephelometry',
    /agglutin|antiglobulin|nephelo|turbidi|immunodiffusion|immunofix/i,
  ],
];

/** Groups methods by what they are, the kind with the most mentions first; methods of no known kind come last. */
export function groupMethods<Method extends Counted>(methods: readonly Method[]): MethodKind<Method>[] {
  const groups = new Map<string, Method[]>();
  for (const method of methods) {
    const kind = kindOf(method.value);
    groups.set(kind, [...(groups.get(kind) ?? []), method]);
  }
  const found = [...groups].map(([kind, members]) => ({
    kind,
    mentions: members.reduce((sum, { count }) => sum + count, 0),
    methods: members,
  }));
  const rank = ({ kind, mentions }: MethodKind<Method>) => (kind === otherMethods ? -1 : mentions);
  return found.sort((one, other) => rank(other) - rank(one));
}

function kindOf(text: string): string {
  let best: { readonly kind: string; readonly at: number } = { kind: otherMethods, at: Infinity };
  for (const [kind, pattern] of kinds) {
    const at = text.search(pattern);
    if (at >= 0 && at < best.at) best = { kind, at };
  }
  return best.kind;
}
