type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How people without one type of cone perceive linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
export const visions = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;
export type Vision = keyof typeof visions;

/** The contrast of WCAG 2 between two colours such as `#16202b`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => luminance(linear(colour)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The distance of two colours for a type of colour vision, in Oklab; 0.02 is just noticeable. */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [seenBy(vision, one), seenBy(vision, other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seenBy(vision: Vision, colour: string): Triple {
  const [red, green, blue] = times(visions[vision], linear(colour));
  return oklab([clamp(red), clamp(green), clamp(blue)]);
}

function linear(colour: string): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => expand(parseInt(colour.slice(at, at + 2), 16) / 255));
  return [red!, green!, blue!];
}

const expand = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const clamp = (part: number) => Math.min(1, Math.max(0, part));
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: Matrix, colour: Triple): Triple => [
  dot(matrix[0], colour),
  dot(matrix[1], colour),
  dot(matrix[2], colour),
];
const luminance = (colour: Triple) => dot([0.2126, 0.7152, 0.0722], colour);

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(colour: Triple): Triple {
  const [long, medium, short] = times(toCones, colour);
  return times(toLab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
}
