/** Result of a finding: an autoantibody that was found, that was not found, or that nobody looked for. */
export type FindingResult = 'present' | 'absent' | 'not_tested';
export const findingResults = ['present', 'absent', 'not_tested'] as const satisfies readonly FindingResult[];

/** A finding: the name of an autoantibody, a class or a HEp-2 pattern, and its result. */
export interface Finding {
  readonly name: string;
  readonly result: FindingResult;
}

/** What an entry says an autoantibody is good for, the strongest first. */
export type MarkerRole = 'diagnostic' | 'supportive' | 'research' | 'other';
export const markerRoles = [
  'diagnostic',
  'supportive',
  'research',
  'other',
] as const satisfies readonly MarkerRole[];

/** Returns the role that a text of the field `diagnosticMarker` says. */
export function roleOf(text: string | null): MarkerRole {
  const start = /^\s*(yes|supportive|research|emerging)/i.exec(text ?? '')?.[1]?.toLowerCase();
  if (start === 'yes') return 'diagnostic';
  if (start === 'supportive') return 'supportive';
  return start === undefined ? 'other' : 'research';
}

/** Returns the strongest role that one of several texts says. */
export function strongestRoleOf(texts: readonly (string | null)[]): MarkerRole {
  const said = texts.map(roleOf);
  return markerRoles.find((role) => said.includes(role)) ?? 'other';
}
