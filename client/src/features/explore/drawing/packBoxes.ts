/** Something that takes room: its size, and where its left upper corner came to lie. */
export interface Box {
  readonly width: number;
  readonly height: number;
  x: number;
  y: number;
}

/** Between boxes. */
const gap = 46;

/**
 * Lays boxes close together, the largest first, so that all of them fill a window of this ratio of width to height. Each
 * goes where the whole stays smallest: beside or below one that lies already.
 */
export function packBoxes(boxes: readonly Box[], ratio: number): void {
  const placed: Box[] = [];
  const whole = { width: 0, height: 0 };
  for (const box of [...boxes].sort((one, other) => areaOf(other) - areaOf(one))) {
    let best = Infinity;
    for (const [x, y] of cornersOf(placed)) {
      const width = Math.max(whole.width, x + box.width);
      const height = Math.max(whole.height, y + box.height);
      const cost = Math.max(width / ratio, height) + (x / ratio + y) / 1000;
      if (cost >= best || placed.some((other) => overlap(x, y, box, other))) continue;
      best = cost;
      box.x = x;
      box.y = y;
    }
    placed.push(box);
    whole.width = Math.max(whole.width, box.x + box.width);
    whole.height = Math.max(whole.height, box.y + box.height);
  }
}

function cornersOf(placed: readonly Box[]): [number, number][] {
  if (placed.length === 0) return [[0, 0]];
  return placed.flatMap(({ x, y, width, height }): [number, number][] => [
    [x + width + gap, y],
    [x, y + height + gap],
    [0, y + height + gap],
    [x + width + gap, 0],
  ]);
}

function overlap(x: number, y: number, { width, height }: Box, other: Box): boolean {
  return (
    x < other.x + other.width + gap &&
    other.x < x + width + gap &&
    y < other.y + other.height + gap &&
    other.y < y + height + gap
  );
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
