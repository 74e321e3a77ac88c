/** Server messages about diagnostic figures; part of `messages`. */
export const diagnosticMessages = {
  shareRequired: (what: string) => `${what} is required: a number from 0 to 1, such as 0.95`,
  share: (what: string) => `${what} must be a number from 0 to 1; for 95% send 0.95`,
  countsIncomplete: (one: string, other: string) => `${one} needs ${other}: send both, or neither`,
  countsImpossible: (counted: string, total: string) => `${counted} must not be greater than ${total}`,
  countsDiffer: (what: string, sent: number, counted: number, total: number) =>
    `${what} is ${String(sent)}, but ${String(counted)} of ${String(total)} is ` +
    `${(counted / total).toPrecision(4)}: correct one of them, or leave out ${what}`,
  testsNumber: (min: number, max: number) =>
    `tests must be a list of ${String(min)} to ${String(max)} tests, each with name, sensitivity, specificity and ` +
    'result',
  testNameRequired: (path: string) => `${path} is required: a name that tells this test from the others`,
  testsOfOneAntigen: (one: string, other: string, antigen: string | null) =>
    `${one} and ${other} both detect antibodies against ${antigen ?? 'the same autoantigen'}: their results depend ` +
    'on each other, so their likelihood ratios must not be multiplied. Keep one of the two',
  testsIndependent:
    'The probabilities hold only if the tests are independent: in people with the disease, and in people without it, ' +
    'one result must not make the other more likely. Autoantibodies often occur together; the true probability is ' +
    'then usually closer to the prevalence than the one calculated here',
  testsOfOneName: (name: string) =>
    `Two tests are called ${name}: if it is one test done twice, or two tests of one autoantigen, their likelihood ` +
    'ratios must not be multiplied',
  testsAlike: (one: string, other: string) =>
    `${one} and ${other} may detect antibodies against the same autoantigen: if they do, their likelihood ratios ` +
    'must not be multiplied',
  testsOfClass: (wider: string, narrower: string) =>
    `${wider} includes ${narrower}: their results depend on each other, so their likelihood ratios must not be ` +
    'multiplied',
  testWorseThanChance: (name: string) =>
    `${name}: sensitivity and specificity add up to less than 1, so a positive result speaks against the disease`,
  testImpossible: (name: string) =>
    `${name}: this result cannot occur after the results before it (0/0), so no probability can be calculated`,
  findingsNumber: (min: number, max: number) =>
    `findings must be a list of ${String(min)} to ${String(max)} findings, each with autoantibody and result`,
  findingNameRequired: (path: string) => `${path} is required: the name of an autoantibody or of a class`,
  findingContradicts: (one: string, other: string) =>
    `${one} and ${other} are one autoantibody, with different results: keep the right one`,
} as const;
