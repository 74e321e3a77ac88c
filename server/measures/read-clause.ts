import { bracketMeaning } from './brackets.js';
import { partsOf, type Quantity } from './clauses.js';
import { contextKeys, type Figures, type MeasureKind, noContext, type Reading } from './measure.js';
import { nounsAt } from './nouns.js';
import { type Finding, jointFinding, meaningOf, type Phrase, phrasesOf, predictive } from './phrases.js';
import { type HeadSetting, readHead } from './read-head.js';
import { type Stretch, stretchesOf } from './stretches.js';
import { is, type Token } from './tokens.js';

/** A reading without its field and words. */
export type Draft = Omit<Reading, 'field' | 'text'>;

/** What a clause is read with. */
interface ClauseSetting extends HeadSetting {
  /** The outcome that "the same cohort" refers to; `undefined` if that is not known. */
  readonly sameOutcome: string | null | undefined;
}

interface ClauseReading {
  readonly drafts: readonly Draft[];
  /** Whether a number of the clause is of another disease: then later ones may be, too. */
  readonly isForeign: boolean;
  /** Whether the clause says whose numbers it holds. */
  readonly namesPopulation: boolean;
}

/**
 * Maximum number of numbers in a clause that is read. What follows one number can say something about all those before
 * it, so the time to read a clause grows with the square of their number. A longer row of numbers is a table.
 */
const maxNumbers = 50;

const nothing: ClauseReading = { drafts: [], isForeign: false, namesPopulation: false };

/** Reads the numbers of one clause; none if a part of it is not understood. */
export function readClause(tokens: readonly Token[], setting: ClauseSetting): ClauseReading {
  if (tokens.some(({ kind }) => kind === 'unclear')) return nothing;
  // What criteria or a score reach with all their items is no figure of one antibody.
  if (tokens.some((token) => is(token, 'criteria', 'criterion', 'score'))) return nothing;
  // After a negative test it is 1 − NPV, which the text may not say.
  if (setting.usual !== 'ppv' && tokens.some((token) => is(token, 'post-test'))) return nothing;
  const stretches = stretchesOf(partsOf(tokens));
  if (stretches === null || stretches.length === 0 || stretches.length > maxNumbers) return nothing;
  const reader = new ClauseReader(setting);
  for (const stretch of stretches) reader.read(stretch);
  return reader.result();
}

/** Reads the numbers of a clause one after the other. */
class ClauseReader {
  private readonly groups: Draft[][] = [];
  private carried: readonly MeasureKind[];
  private cutoff: string | null = null;
  /** Whether a number was not understood: those after it could belong to what it says. */
  private isLost = false;
  private isForeign = false;
  private namesPopulation = false;

  constructor(private readonly setting: ClauseSetting) {
    this.carried = setting.usual === null ? [] : [setting.usual];
  }

  read(stretch: Stretch): void {
    const drafts = this.isLost ? null : this.draftsOf(stretch);
    this.isLost ||= drafts === null;
    this.groups.push(drafts ?? []);
    shareBack(this.groups, stretch.joint);
  }

  result(): ClauseReading {
    const { isForeign, namesPopulation } = this;
    return { drafts: isForeign ? [] : this.groups.flat(), isForeign, namesPopulation };
  }

  private draftsOf({ head, quantity, tail, groups, joint }: Stretch): Draft[] | null {
    const { setting } = this;
    const before = readHead(head, setting);
    if (before === null) return null;
    if (before.isOfOtherFigure) {
      this.carried = [];
      return tail.length === 0 ? [] : null;
    }
    const nouns = nounsAt(tail, 0);
    const after = nouns?.measures ?? (before.measures.length > 0 ? null : measuresIn(groups));
    const measures = this.measuresOf(after, before.measures, joint);
    // "Sensitivity/specificity 57/97" are no counts.
    if (measures.length > 1 && quantity.amount.form === 'counts') return null;
    this.cutoff = before.setsCutoff ? (before.found.cutoff ?? null) : this.cutoff;
    const [measure] = measures;
    const phrases = phrasesOf(tail.slice(nouns?.next ?? 0), setting.text, quantity.amount.form === 'counts');
    const said = measure === undefined ? null : this.findingsOf(phrases, groups, measure);
    if (said === null) return null;
    const found = { cutoff: this.cutoff, ...before.found, ...said };
    if (found.isForeign === true) this.isForeign = true;
    if ((found.population ?? null) !== null) this.namesPopulation = true;
    if (found.isForeign === true || found.isOfControls === true || this.isOfOtherAntibody(found)) return [];
    const isNamed = nouns !== null || before.measures.length > 0;
    if (isUncompared(joint, this.groups.at(-1), isNamed ? null : found)) return null;
    return measures.flatMap((each) => draftOf(each, quantity, found, setting));
  }

  /**
   * "Anti-MCV 69%, anti-CCP 67%": of several numbers the entry's are those without another antibody. One number alone
   * may name a part of the antibody: "anti-spacer antibody in 73%".
   */
  private isOfOtherAntibody({ assay }: Finding): boolean {
    const { own, text } = this.setting;
    if (!own.isOtherAntibody(assay ?? '')) return false;
    return own.namesAntibody(text) || text.split('%').length > 2;
  }

  /** The measures of a number: named after it, before it, or as the number before. */
  private measuresOf(
    after: readonly MeasureKind[] | null,
    before: readonly MeasureKind[],
    joint: string | null,
  ): readonly MeasureKind[] {
    if (after !== null) return after;
    if (before.length > 0) {
      this.carried = before;
      return before;
    }
    const [first, second] = this.carried;
    if (joint === null || first === undefined || second === undefined) return this.carried;
    // "Sensitivity and specificity were 57% and 97%": one number for each name.
    this.groups.push((this.groups.pop() ?? []).filter(({ measure }) => measure === first));
    return [second];
  }

  private findingsOf(
    phrases: readonly Phrase[],
    groups: readonly (readonly Token[])[],
    measure: MeasureKind,
  ): Finding | null {
    const said = jointFinding(phrases, (phrase) => meaningOf(phrase, measure, this.setting.own));
    const added = jointFinding(groups, (bracket) => bracketMeaning(bracket, measure, this.setting));
    return said === null || added === null ? null : { ...added, ...said };
  }
}

/** "57% (sensitivity)": the measures that a bracket names and nothing else. */
function measuresIn(groups: readonly (readonly Token[])[]): readonly MeasureKind[] | null {
  for (const group of groups) {
    const nouns = nounsAt(group, 0);
    if (nouns?.next === group.length) return nouns.measures;
  }
  return null;
}

/**
 * "versus" after a number that was not read, or after one with an outcome, and before one of which nothing is said
 * ("57% vs 5%"): whose number follows is not clear.
 */
function isUncompared(
  joint: string | null,
  before: readonly Draft[] | undefined,
  said: Finding | null,
): boolean {
  if (joint !== 'versus' && joint !== 'vs') return false;
  if (said !== null && Object.values(said).every((value) => value === null)) return true;
  return before === undefined || before.length === 0 || before.some(({ outcome }) => outcome !== null);
}

function draftOf(measure: MeasureKind, quantity: Quantity, found: Finding, setting: ClauseSetting): Draft[] {
  const { amount, start, end } = quantity;
  const { form, next, ...figures } = amount;
  const isSame = predictive(measure) && /^the same /iu.test(found.population ?? '');
  const outcome = isSame ? setting.sameOutcome : (found.outcome ?? null);
  if (outcome === undefined || !isConsistent(figures)) return [];
  const { total: saidTotal, end: endOfTotal, isOfControls, isForeign, ...said } = found;
  const total = figures.total ?? saidTotal ?? null;
  const context = { ...noContext, ...said, outcome };
  return [{ measure, ...figures, total, ...context, start, end: Math.max(end, endOfTotal ?? 0) }];
}

/** Largest difference between a percentage and the counts beside it that rounding explains. */
const rounding = 0.02;

/** Whether interval and counts fit the number: if they do not, they may belong to something else. */
function isConsistent({ value, low, high, positives, total }: Figures): boolean {
  if (value !== null && low !== null && high !== null && (value < low || value > high)) return false;
  if (low !== null && high !== null && (low > high || high > 1)) return false;
  if (value === null || positives === null || total === null) return true;
  return positives <= total && Math.abs(positives / total - value) <= rounding;
}

/** What is said once, after the last of several numbers, holds for those before it that say nothing themselves. */
function shareBack(groups: Draft[][], joint: string | null): void {
  const last = groups.at(-1)?.[0];
  if (joint === null || last === undefined) return;
  for (let place = groups.length - 2; place >= 0; place -= 1) {
    const group = groups[place] ?? [];
    groups[place] = group
      .filter((draft) => !isForOutcome(draft, last))
      .map((draft) => shared(draft, last, joint));
  }
}

/** Whether a sensitivity or specificity is that of finding what a predictive value after it predicts. */
function isForOutcome(draft: Draft, { outcome }: Draft): boolean {
  return outcome !== null && !predictive(draft.measure) && contextKeys.every((key) => draft[key] === null);
}

function shared(draft: Draft, last: Draft, joint: string): Draft {
  // "57%, 38% of 120 patients", unlike "sensitivity 57%, specificity 97% (78/80)".
  const isOfSame = draft.measure === last.measure && last.positives === null;
  const total = isOfSame && draft.population === null ? (draft.total ?? last.total) : draft.total;
  // "PPV 58% and NPV 95% for cancer", unlike "97% for APS, 40% for thrombosis".
  const isPair = predictive(draft.measure) && draft.measure !== last.measure;
  const outcome = draft.outcome ?? (isPair ? last.outcome : null);
  if (joint === ',' || contextKeys.some((key) => key !== 'cutoff' && draft[key] !== null))
    return { ...draft, total, outcome };
  const { assay, population, specimen } = last;
  return { ...draft, total, outcome, assay, population, specimen };
}
