type Words = Readonly<Record<string, string>>;

/** An enum object whose keys are its values, so that GraphQL shows the very words REST uses. */
export function enumOf(names: readonly string[]): Words {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** The descriptions of an enum's values, as TypeGraphQL takes them. */
export function describe(descriptions: Words): Record<string, { description: string }> {
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description }]),
  );
}
