import { fold } from '../../schema/contract/rules/fold.js';

/** The words that the rule knows, in small letters. A word that it does not know makes it read nothing. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const specimens = list('csf serum sera plasma saliva blood cerebrospinal');

/** Words that are the name of a test, an isotype or a kind of antibody by themselves. */
const tests =
  list(`elisa elisas eia assay assays immunoassay immunoassays radioimmunoassay ria ripa lips cba clia iif
  immunofluorescence immunoblot immunoblots immunoblotting immunoprecipitation blot blots western test tests testing
  multiplex bead beads line-blot kit kits hep-2 direct indirect igg iga igm ige igg1 igg2 igg3 igg4 antibody antibodies
 `);

/** Words beside them in the name of a test. */
const testModifiers =
  list(`cell-based commercial in-house live fixed radiobinding serotonin release laser diagnostic
  standard conventional automated quantitative competitive capture solid-phase line first-generation second-generation
  third-generation commercial-kit combined-kit and the of an a by on using`);

const anybody = list('patient patients case cases people persons individuals subjects sera samples');

const people =
  list(`patient patients case cases people persons individuals subjects adult adults child children women
  men infants girls boys pregnancies mothers sera samples`);

const controls = list(`control controls donor donors healthy normals volunteers`);

const groups = list(`cohort cohorts series study studies centre center review meta-analysis population`);

/** Words that say how numbers were put together; they belong to no single number. */
const summaries =
  list(`pooled overall summary median mean combined-estimate reported estimated published total
  alone  meta-analysis meta-analyses review reviews evaluation evaluations comparison workshop`);

/** Words between a number and what it says that add nothing. */
const fillers =
  list(`the a an was were is are be been of in at for with to by gave gives give had has have showed shows
  found detected present positive seen reported reaching reached : = , its their and one that this`);

/** Adjectives of a disease that name a part or a stage of it, not another disease. */
const stages =
  list(`a an the any all active inactive acute chronic subacute early late recent new-onset onset newly
  diagnosed diagnosis limited diffuse generalised generalized localised localized ocular bulbar primary secondary
  idiopathic juvenile adult adult-onset childhood paediatric pediatric untreated treated established definite probable
  possible severe moderate mild seropositive seronegative antibody-positive relapsing refractory progressive familial
  sporadic type 1 2 3 i ii iii typical atypical classical classic biopsy-proven autoimmune disease diseases syndrome
  syndromes disorder disorders spectrum history of with in and or non-familial tumour-associated non-tumour cases case
  patients patient`);

/** Words of a phrase about several antibodies, or several tests, taken together. */
const together = list(
  'and/or combined combination together both either plus panel complex negative double triple dual',
);

const diseaseEnding = new RegExp(
  `(?:${[
    'syndrome|disease|disorder|itis|itides|osis|oses|a?emia|path(?:y|ies)|omas?|peni[ac]|trophy|lupus|diabetes',
    'sclerosis|pemphigus|pemphigoid|cancer|malignancy|tumou?r|infection|gravis|myasthenia|block|ataxia|failure',
    'purpura|scleroderma|psoriasis|relapse|flare',
  ].join('|')})s?$`,
  'u',
);

const any = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word));

/** A phrase in small letters, split at blanks. */
export function wordsOf(phrase: string): string[] {
  return fold(phrase)
    .split(/[\s,()]+/u)
    .filter((word) => word !== '');
}

export const isSpecimen = (words: readonly string[]): boolean =>
  any(words, specimens) && !any(words, controls);
export const isControls = (words: readonly string[]): boolean => any(words, controls);
export const isPeople = (word: string): boolean => people.has(word);
export const isAnybody = (word: string): boolean => anybody.has(word);
export const isGroup = (word: string | undefined): boolean => word !== undefined && groups.has(word);
export const isSummary = (word: string): boolean => summaries.has(word);
export const isFiller = (word: string): boolean => fillers.has(word);
export const isTogether = (words: readonly string[]): boolean => any(words, together);

/** The entry that a text belongs to: which names in it are of its own disease and of its own antibody. */
export class OwnNames {
  private readonly disease: ReadonlySet<string>;
  private readonly diseaseName: string;
  private readonly antibody: ReadonlySet<string>;

  constructor(disease: string, autoantibody: string) {
    const words = nameWords(disease);
    this.diseaseName = fold(disease);
    this.disease = new Set([...words.filter((word) => !stages.has(word)), initials(words)]);
    const names = nameWords(autoantibody).filter((word) => !antibodyFillers.has(word));
    const initial = initials(names.slice(0, 2));
    this.antibody = new Set([...names, ...(names.length > 1 ? [initial, `${initial}a`] : [])]);
  }

  /** Whether a phrase is a name of the disease of the entry, not of a part of it. */
  isDisease(words: readonly string[]): boolean {
    const name = words.join(' ');
    return name !== '' && (name === this.diseaseName || name === initials(nameWords(this.diseaseName)));
  }

  /** Whether a phrase names a disease other than that of the entry, in words or as an abbreviation. */
  isForeign(phrase: string): boolean {
    return (
      this.namesDisease(phrase) ||
      (!this.isOwn(phrase) && acronyms(phrase).some((name) => !this.isTest([name])))
    );
  }

  /** Like `isForeign`, in words only. */
  namesDisease(phrase: string): boolean {
    if (this.isOwn(phrase)) return false;
    const words = wordsOf(phrase);
    if (!words.some((word) => diseaseEnding.test(word))) return false;
    return words.some((word) => !stages.has(word) && !people.has(word) && !groups.has(word));
  }

  private isOwn(phrase: string): boolean {
    return wordsOf(phrase).some((word) => [word, ...word.split('-')].some((part) => this.disease.has(part)));
  }

  /** Whether a word of a phrase names a test, an isotype or the antibody of the entry. */
  isTest(words: readonly string[]): boolean {
    return words.some((word) => this.isTestWord(word));
  }

  /** Whether a phrase is the name of a test and nothing else. */
  isOnlyTest(words: readonly string[]): boolean {
    return this.isTest(words) && words.every((word) => this.isTestWord(word) || testModifiers.has(word));
  }

  /** Whether people are chosen by the antibody itself, as for a predictive value. */
  isChosenByAntibody(words: readonly string[]): boolean {
    return words.some((word) => {
      const chosen = /^(.+)-positive$/u.exec(word)?.[1];
      return (
        chosen !== undefined && (this.isTestWord(chosen) || this.antibody.has(chosen.split('-').at(-1) ?? ''))
      );
    });
  }

  private isTestWord(word: string): boolean {
    return tests.has(word) || word.startsWith('anti-') || this.antibody.has(word) || word.endsWith('-assay');
  }
}

const antibodyFillers = list('anti antibody antibodies type and of the');

function nameWords(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function initials(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}

const places = list('uk us usa eu uae');

/** Names in capital letters, such as SLE, that stand alone: not the SLE of "SLE-positive". */
function acronyms(phrase: string): string[] {
  const found = phrase.match(/(?<![\p{L}\p{N}-])[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?![\p{L}\p{N}-])/gu) ?? [];
  return found.map((name) => name.toLowerCase()).filter((name) => !places.has(name));
}
