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
    return [said('['), ...value.flatMap((item: unknown) => [{ value: item }, said(',')]), said(']')];
  }
  if (value === undefined) return [said('null')];
  if (typeof value !== 'object' || value === null) return [said(JSON.stringify(value))];
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  const members = pairs.flatMap(([name, inner]) => [
    said(`${JSON.stringify(name)}:`),
    { value: inner },
    said(','),
  ]);
  return [said('{'), ...members, said('}')];
}

const said = (text: string): Step => ({ text });
