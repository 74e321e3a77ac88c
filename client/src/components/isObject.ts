/** Whether a value of unknown origin is an object, whose properties are then unknown. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
