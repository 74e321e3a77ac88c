/** A node whose name could stand below it, all of it in pixels of the screen. */
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

/** How wide a line of a name may be; longer names are broken. */
export const nameWidth = 132;
/** A letter's width and a line's height for one of the font. */
const letter = 0.52;
const line = 1.25;
const below = 4;
/** Areas are looked up in cells of this size. */
const cell = 160;

/** Which names can be read without lying over each other; those that come first have first choice. */
export function chooseNames(nodes: readonly Nameable[]): Set<string> {
  const taken = new Map<string, Area[]>();
  const chosen = new Set<string>();
  for (const node of nodes) {
    const area = areaOf(node);
    const cells = cellsOf(area);
    if (cells.some((key) => taken.get(key)?.some((other) => overlap(area, other)))) continue;
    chosen.add(node.id);
    for (const key of cells) taken.set(key, [...(taken.get(key) ?? []), area]);
  }
  return chosen;
}

function areaOf({ label, x, y, size, font }: Nameable): Area {
  const whole = label.length * font * letter;
  const half = Math.min(whole, nameWidth) / 2;
  const top = y + size / 2 + below;
  return { left: x - half, right: x + half, top, bottom: top + Math.ceil(whole / nameWidth) * font * line };
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
