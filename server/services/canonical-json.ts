/** A piece of the text, or a value still to be serialised. */
type Step = { readonly text: string } | { readonly value: unknown };

/** Serialises a value to JSON with sorted names: equal bodies give equal texts. A body may be nested to any depth. */
export function canonicalJson(value: unknown): string {
  const texts: string[] = [];
  const steps: Step[] = [{ value }];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('text' in step) texts.push(step.text);
    else for (const next of stepsOf(step.value).reverse()) steps.push(next);
  }
  return texts.join('');
}

function stepsOf(value: unknown): Step[] {
  if (Array.isArray(value)) {
    return [literal('['), ...value.flatMap((item: unknown) => [{ value: item }, literal(',')]), literal(']')];
  }
  if (value === undefined) return [literal('null')];
  if (typeof value !== 'object' || value === null) return [literal(JSON.stringify(value))];
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  const members = pairs.flatMap(([name, inner]: [string, unknown]) => [
    literal(`${JSON.stringify(name)}:`),
    { value: inner },
    literal(','),
  ]);
  return [literal('{'), ...members, literal('}')];
}

const literal = (text: string): Step => ({ text });
