/** A node and its name, in screen pixels. */
interface Nameable {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Maximum width of a line of a name in pixels; longer names wrap. */
export const nameWidth = 132;
/** Average width of a letter and height of a line, per unit of font size. */
const letter = 0.52;
const line = 1.25;
const gap = 4;
const sides = ['below', 'above'] as const;
/** Where a name is, seen from its node. */
export type Side = (typeof sides)[number];
/** The size in pixels of the cells of the index that finds overlapping areas. */
const cell = 160;

/**
 * Returns where the names are that fit, by the ids of their nodes. Earlier nodes have priority: a name covers no other
 * name and no earlier node. If both sides are free, the name is where it covers fewer nodes.
 */
export function chooseNames(nodes: readonly Nameable[]): ReadonlyMap<string, Side> {
  const names = new Areas();
  const earlier = new Areas();
  const symbols = new Areas();
  for (const node of nodes) symbols.add(symbolOf(node));
  const chosen = new Map<string, Side>();
  for (const node of nodes) {
    const [best] = sides
      .map((side) => ({ side, area: areaOf(node, side) }))
      .filter(({ area }) => names.count(area) === 0 && earlier.count(area) === 0)
      .map((free) => ({ ...free, covered: symbols.count(free.area) }))
      .sort((one, other) => one.covered - other.covered);
    earlier.add(symbolOf(node));
    if (best === undefined) continue;
    chosen.set(node.id, best.side);
    names.add(best.area);
  }
  return chosen;
}

/** Rectangles, with an index that finds those that overlap another one. */
class Areas {
  private readonly inCell = new Map<string, Area[]>();

  add(area: Area): void {
    for (const key of cellsOf(area)) {
      const areas = this.inCell.get(key);
      if (areas === undefined) this.inCell.set(key, [area]);
      else areas.push(area);
    }
  }

  /** How many of them this one overlaps. */
  count(area: Area): number {
    const found = new Set<Area>();
    for (const key of cellsOf(area))
      for (const other of this.inCell.get(key) ?? []) if (overlap(area, other)) found.add(other);
    return found.size;
  }
}

function symbolOf({ x, y, size }: Nameable): Area {
  return { left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 };
}

function areaOf({ label, x, y, size, font }: Nameable, side: Side): Area {
  const whole = label.length * font * letter;
  const half = Math.min(whole, nameWidth) / 2;
  const height = Math.ceil(whole / nameWidth) * font * line;
  const top = side === 'below' ? y + size / 2 + gap : y - size / 2 - gap - height;
  return { left: x - half, right: x + half, top, bottom: top + height };
}

function cellsOf({ left, top, right, bottom }: Area): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1)
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1)
      keys.push(`${column} ${row}`);
  return keys;
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
