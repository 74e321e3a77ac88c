/** Collects the values of a statement while its text is built: `params.add(value)` returns the placeholder. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${String(this.values.length)}`;
  }
}
