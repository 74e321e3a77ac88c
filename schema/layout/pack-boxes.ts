interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle with its size, and the position of its top left corner after packing. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** The space between boxes. */
const gap = 46;

/**
 * Packs boxes tightly into an area of this aspect ratio (width / height), the largest first. Each box goes where the
 * whole stays smallest: to the right of or below a placed box. Sets `x` and `y` of the boxes.
 */
export function packBoxes(boxes: readonly Box[], ratio: number): void {
  const placed: Box[] = [];
  const whole = { width: 0, height: 0 };
  let corners: Corner[] = [[0, 0]];
  for (const box of [...boxes].sort((one, other) => areaOf(other) - areaOf(one))) {
    let best = Infinity;
    for (const [x, y] of corners) {
      const width = Math.max(whole.width, x + box.width);
      const height = Math.max(whole.height, y + box.height);
      const cost = Math.max(width / ratio, height) + (x / ratio + y) / 1000;
      if (cost >= best || placed.some((other) => overlap(x, y, box, other))) continue;
      best = cost;
      box.x = x;
      box.y = y;
    }
    placed.push(box);
    // A corner inside a box is free for no other one.
    corners = corners.filter(([x, y]) => !overlap(x, y, point, box));
    corners.push(...cornersOf(box).filter(([x, y]) => !placed.some((one) => overlap(x, y, point, one))));
    whole.width = Math.max(whole.width, box.x + box.width);
    whole.height = Math.max(whole.height, box.y + box.height);
  }
}

type Corner = readonly [x: number, y: number];

const point = { width: 0, height: 0 } as const;

function cornersOf({ x, y, width, height }: Box): Corner[] {
  return [
    [x + width + gap, y],
    [x, y + height + gap],
    [0, y + height + gap],
    [x + width + gap, 0],
  ];
}

function overlap(x: number, y: number, { width, height }: Size, other: Box): boolean {
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
