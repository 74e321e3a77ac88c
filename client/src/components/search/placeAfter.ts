/**
 * Where a key leads from a place in a list of so many, -1 being the field itself, by which one comes round the list;
 * `null` where the key does not move in the list.
 */
export function placeAfter(key: string, place: number, length: number): number | null {
  const places = length + 1;
  if (key === 'ArrowDown') return ((place + 2) % places) - 1;
  if (key === 'ArrowUp') return ((place + places) % places) - 1;
  if (place < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
