import { compareWithGoals, type GoalResult, isMinimum } from './goal-results.js';
import { markdownTable } from './markdown-table.js';
import type { ExportRate } from './measure-export.js';
import type { Rates } from './measure-scenario.js';
import type { ProcessorTime } from './processor-time.js';
import type { EarlierResult } from './results-folder.js';
import type { SizeResult } from './run-size.js';
import { type RequestScenarioName, type ScenarioName, scenarioNames, scenarioTitles } from './scenarios.js';

const targets = ['bare', 'plain rows', 'REST', 'GraphQL', 'REST ÷ bare', 'GraphQL ÷ bare'];
const processorHead = ['processor µs a request: server + database', ...targets];
const head = ['requests a second', ...targets, 'p99 ms bare / REST / GraphQL', 'time since 10,000'];

const requestScenarioNames = scenarioNames.filter((name) => name !== 'export' && name !== 'import');

/** Returns the results for one number of entries as Markdown tables, which are also readable on a terminal. */
export function report(result: SizeResult, base: EarlierResult | undefined): string {
  const judged = compareWithGoals(result, base);
  const { size } = result;
  const measured = requestScenarioNames.flatMap((name) => {
    const rates = result.rates[name];
    return rates === undefined ? [] : [{ name, rates }];
  });
  const rows = measured.map(({ name, rates }) => row(name, size, rates, judged));
  const costs = measured.map(({ name, rates }) => processorRow(name, size, rates));
  const parts = [
    `## ${grouped(size)} entries\n`,
    ...(rows.length > 0
      ? [markdownTable([head, ...rows]), '', markdownTable([processorHead, ...costs])]
      : []),
    ...waited(result, judged),
    ...logging(result.rates.list),
    ...exported(result.exports, judged),
    ...imported(result.imports, judged),
    onDisk(result.disk),
    verdict(judged),
  ];
  return parts.join('\n');
}

function row(name: RequestScenarioName, size: number, rates: Rates, judged: readonly GoalResult[]): string[] {
  const verdictOn = verdictsOn(name, judged);
  const rate = (target: keyof Rates): string => grouped(rates[target]?.perSecond);
  const p99 = [rates.bare, rates.rest, rates.graphql].map((one) => one?.p99.toFixed(1) ?? '');
  return [
    scenarioTitles(size)[name],
    ...[rate('bare'), rate('plain'), rate('rest'), rate('graphql')],
    ...[verdictOn('rest'), verdictOn('graphql'), p99.join(' / '), verdictOn('growth')],
  ];
}

/** Table of CPU times, which are valid on a busy machine too: other programs delay the targets without adding work. */
function processorRow(name: RequestScenarioName, size: number, rates: Rates): string[] {
  const base = rates.bare?.processor;
  const cost = (time: ProcessorTime | null | undefined): string =>
    time ? `${time.server.toFixed(0)} + ${time.database.toFixed(0)}` : '';
  const part = (time: ProcessorTime | null | undefined): string =>
    base && time ? ((base.server + base.database) / (time.server + time.database)).toFixed(2) : '';
  const { bare, plain, rest, graphql } = rates;
  return [
    scenarioTitles(size)[name],
    ...[bare, plain, rest, graphql].map((rate) => cost(rate?.processor)),
    ...[rest, graphql].map((rate) => part(rate?.processor)),
  ];
}

function waited({ size, waits }: SizeResult, judged: readonly GoalResult[]): string[] {
  const head = ['ms, one question at a time', 'REST p50 / p99', 'GraphQL p50 / p99', 'the slower p99'];
  const times = (rate: Rates['rest']): string =>
    rate ? `${rate.p50.toFixed(1)} / ${rate.p99.toFixed(1)}` : '';
  const rows = requestScenarioNames.flatMap((name) => {
    const rates = waits[name];
    if (rates === undefined) return [];
    const verdict = verdictsOn(name, judged)('wait');
    return [[scenarioTitles(size)[name], times(rates.rest), times(rates.graphql), verdict]];
  });
  return rows.length > 0 ? ['', markdownTable([head, ...rows])] : [];
}

function logging(rates: Rates | undefined): string[] {
  if (!rates?.logging || !rates.rest) return [];
  const part = (rates.logging.perSecond / rates.rest.perSecond).toFixed(2);
  const rate = grouped(rates.logging.perSecond);
  return [`\nREST, first page, with its log on (LOG_LEVEL=info): ${rate} a second, ${part} of that without.`];
}

function exported({ bare, rest }: SizeResult['exports'], judged: readonly GoalResult[]): string[] {
  const head = [
    'export as csv',
    'rows a second',
    'first byte ms',
    'memory MiB before → peak',
    '÷ bare',
    'growth',
  ];
  const cells = (name: string, rate: ExportRate): string[] => [
    name,
    grouped(rate.perSecond),
    rate.firstByteMs.toFixed(1),
    memory(rate),
  ];
  const verdictOn = verdictsOn('export', judged);
  const rows = [
    ...(bare ? [[...cells('bare', bare), '', '']] : []),
    ...(rest ? [[...cells('REST', rest), verdictOn('rest'), verdictOn('growth')]] : []),
  ];
  return rows.length > 0 ? ['', markdownTable([head, ...rows])] : [];
}

function imported({ copy, rest }: SizeResult['imports'], judged: readonly GoalResult[]): string[] {
  const head = ['import of csv', 'rows a second', 'memory MiB before → peak', '÷ COPY', 'growth'];
  const verdictOn = verdictsOn('import', judged);
  const rows = [
    ...(copy ? [['COPY, indexed', grouped(copy.perSecond), '', '', '']] : []),
    ...(rest
      ? [['REST', grouped(rest.perSecond), memory(rest), verdictOn('rest'), verdictOn('growth')]]
      : []),
  ];
  return rows.length > 0 ? ['', markdownTable([head, ...rows])] : [];
}

function onDisk({ ours, plain }: SizeResult['disk']): string {
  const [one, other] = [ours, plain].map((bytes) => (bytes / 1e6).toFixed(1));
  return `\nOn disk: ${one} MB, plain rows with a trigram index ${other} MB.`;
}

function memory({ memoryMiB }: Pick<ExportRate, 'memoryMiB'>): string {
  return memoryMiB ? `${memoryMiB.before.toFixed(0)} → ${memoryMiB.peak.toFixed(0)}` : 'not known here';
}

function verdict(judged: readonly GoalResult[]): string {
  const met = judged.filter((one) => one.met).length;
  const rows = judged.map((one) => {
    const { scenario, what, value, goal } = one;
    return [scenario, what, value.toFixed(2), `${boundOf(what)} ${String(goal)}`, one.met ? 'yes' : 'no'];
  });
  const table = markdownTable([['scenario', 'goal', 'measured', 'wanted', 'met'], ...rows]);
  return `\n${String(met)} of ${String(judged.length)} goals met.\n\n${table}`;
}

/** Returns a function that shows how a measurement of a scenario compares with its goal; empty if it has none. */
function verdictsOn(scenario: ScenarioName, judged: readonly GoalResult[]) {
  return (what: GoalResult['what']): string => {
    const found = judged.find((one) => one.scenario === scenario && one.what === what);
    if (found === undefined) return '';
    const { value, goal, met } = found;
    return `${value.toFixed(2)} ${met ? '✓' : '✗'} ${boundOf(what)} ${String(goal)}`;
  };
}

function boundOf(what: GoalResult['what']): '≥' | '≤' {
  return isMinimum(what) ? '≥' : '≤';
}

function grouped(number: number | undefined): string {
  if (number === undefined) return '';
  return number < 100 ? number.toFixed(1) : Math.round(number).toLocaleString('en');
}
