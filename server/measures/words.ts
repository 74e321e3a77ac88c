import { fold } from '../../schema/contract/rules/fold.js';

/** The words that the rule knows, in small letters. A word that it does not know makes it read nothing. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const specimens = list('csf serum sera plasma saliva blood cerebrospinal');

/** Words that are the name of a test, an isotype or a kind of antibody by themselves. */
const tests =
  list(`elisa elisas eia assay assays immunoassay immunoassays radioimmunoassay ria ripa lips cba clia iif
  immunofluorescence immunohistochemistry immunoblot immunoblots immunoblotting immunoprecipitation blot blots
  western test tests testing multiplex bead beads line-blot kit kits hep-2 clift farr feia lia luminex direct indirect
  igg iga igm ige igg1 igg2 igg3 igg4 antibody antibodies
 `);

/** Words beside them in the name of a test. */
const testModifiers =
  list(`cell-based commercial in-house live fixed radiobinding serotonin release laser diagnostic
  standard conventional automated quantitative competitive capture solid-phase line first-generation second-generation
  third-generation commercial-kit combined-kit and the of an a by on using`);

const anybody = list('patient patients case cases people persons individuals subjects sera samples');

const people =
  list(`patient patients case cases people persons individuals subjects adult adults child children women
  men infants girls boys pregnancies mothers positives sera samples`);

/** People, and animals, without the disease of the entry. */
const controls =
  list(`control controls donor donors healthy normal normals volunteers hc hcs unaffected relative relatives
  sibling siblings parents family families household mouse mice rat rats dogs`);

const groups = list(`cohort cohorts series study studies centre center review meta-analysis population`);

/** Words that say how numbers were put together; they belong to no single number. */
const summaries =
  list(`pooled overall summary median mean combined-estimate reported estimated published total
  alone  meta-analysis meta-analyses review reviews evaluation evaluations comparison workshop`);

/** Words between a number and what it says that add nothing. */
const fillers =
  list(`the a an was were is are be been of in at for with to by gave gives give had has have showed shows
  found detected present positive seen reported reaching reached : = , its their and one that this`);

/** Words of figures that are no measure. */
const otherFigures = list('auc auroc area under curve roc accuracy kappa agreement concordance');

/** Adjectives of a measure that add nothing: "a high specificity". */
const qualities = list('high higher highest low lower lowest good excellent moderate fair poor');

/** Adjectives of a disease that name a part or a stage of it, not another disease. */
const stages =
  list(`a an the any all isolated idiopathic active inactive acute chronic subacute early late recent new-onset onset
  newly diagnosed diagnosis limited diffuse generalised generalized localised localized ocular bulbar primary secondary
  adult adult-onset childhood paediatric pediatric untreated treated established definite probable
  possible severe moderate mild seropositive seronegative antibody-positive relapsing refractory progressive familial
  sporadic type 1 2 3 i ii iii typical atypical classical classic biopsy-proven atrophic body autoimmune disease
  diseases syndrome syndromes disorder disorders spectrum mellitus history of with in and or non-familial
  tumour-associated non-tumour cases case patients patient`);

/** Words of a phrase about several antibodies, or several tests, taken together. */
const together = list(
  'and/or combined combination together both either plus panel complex negative double triple dual',
);

/** The last words of phrases that make a number inexact: "more than", "at least". */
const inexact = list(
  'over above exceeding than least about approximately around roughly nearly almost ca > ≥ ~ ≈',
);

const diseaseEnding = new RegExp(
  `(?:${[
    'syndrome|disease|disorder|itis|itides|osis|oses|a?emia|path(?:y|ies)|omas?|peni[ac]|trophy|lupus|diabetes',
    'sclerosis|pemphigus|pemphigoid|cancer|malignancy|tumou?r|infection|gravis|myasthenia|block|ataxia|failure',
    'purpura|scleroderma|psoriasis|relapse|flare|alopecia|vitiligo|urticaria|angioedema|ha?emophilia|aplasia|epilepsy',
    'thyroidism|degeneration|neuromyotonia|sprue|schizophrenia|asthma|stroke|dementia|malaria|leprosy|embolism',
  ].join('|')})s?$`,
  'u',
);

/** Names of people that stand for a disease. */
const eponyms =
  list(`addison alzheimer basedow bechterew behcet berger bickerstaff biermer churg-strauss crohn devic
  duhring evans felty goodpasture graves guillain-barre hashimoto kawasaki lambert-eaton miller-fisher morvan parkinson
  raynaud reiter sjogren takayasu wegener werlhof`);

const any = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word));

/** A phrase in small letters, split at blanks; without the genitive of a name ("Crohn's"). */
export function wordsOf(phrase: string): string[] {
  return fold(phrase)
    .split(/[\s,()]+/u)
    .map((word) => word.replace(/'s?$/u, ''))
    .filter((word) => word !== '');
}

export const isSpecimen = (words: readonly string[]): boolean =>
  any(words, specimens) && !any(words, controls);
export const isControls = (words: readonly string[]): boolean => any(words, controls);
export const isPeople = (word: string): boolean => people.has(word);
export const isAnybody = (word: string): boolean => anybody.has(word);
/** Whether a word refers to people named before: "of whom 70% were women". */
export const isRelative = (word: string | undefined): boolean => word === 'whom' || word === 'which';
export const isGroup = (word: string | undefined): boolean => word !== undefined && groups.has(word);
export const isSummary = (word: string): boolean => summaries.has(word);
export const isFiller = (word: string): boolean => fillers.has(word);
export const isOtherFigure = (word: string): boolean => otherFigures.has(word);
export const isQuality = (word: string): boolean => qualities.has(word);
export const isTogether = (words: readonly string[]): boolean => any(words, together);
export const isInexact = (word: string | undefined): boolean => word !== undefined && inexact.has(word);
export const isStage = (word: string): boolean => stages.has(word);
export const isTestName = (word: string): boolean =>
  tests.has(word) || word.startsWith('anti-') || word.endsWith('-assay');
export const isTestModifier = (word: string): boolean => testModifiers.has(word);
export const isDiseaseName = (word: string): boolean => diseaseEnding.test(word) || eponyms.has(word);
