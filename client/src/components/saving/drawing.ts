import { formatDay } from '../format';

/** A drawing that stands alone, and its size in pixels. */
export interface Drawing {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Room around what is drawn, and for the title and two notes above it, in pixels. */
const drawingEdge = 24;
const drawingHeadHeight = 76;
const font = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const svgNamespace = 'http://www.w3.org/2000/svg';

/** What stands on every drawing: its title, and below that what it counts and its source, line by line. */
export interface DrawingWords {
  readonly title: string;
  readonly notes: readonly string[];
}

/** Something drawn on the page as an SVG file: on the page's ground, under its title and notes. */
export function framedDrawing(
  content: readonly Element[],
  size: { readonly width: number; readonly height: number },
  { title, notes }: DrawingWords,
): Drawing {
  const width = size.width + 2 * drawingEdge;
  const height = size.height + drawingHeadHeight + 2 * drawingEdge;
  const page = getComputedStyle(document.body);
  const svg = drawn('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': font });
  svg.setAttribute('xmlns', svgNamespace);
  const place = drawn('g', { transform: `translate(${drawingEdge} ${drawingEdge + drawingHeadHeight})` });
  place.append(...content);
  const ink = { x: drawingEdge, fill: page.color };
  svg.append(
    drawn('rect', { width, height, fill: page.backgroundColor }),
    drawn('text', { ...ink, y: drawingEdge + 18, 'font-size': 20, 'font-weight': 600 }, title),
    ...notes.map((note, line) =>
      drawn('text', { ...ink, y: drawingEdge + 40 + line * 18, 'font-size': 13 }, note),
    ),
    place,
  );
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

/** An element of a drawing. */
export function drawn(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text = '',
): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  if (!(element instanceof SVGElement)) throw new TypeError(`${name} is no element of a drawing`);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** Whoever comes upon an image elsewhere can tell where it is from, and of when. */
export function sourceOf(now: Date): string {
  return `Autoimmune Atlas, ${formatDay(now.toISOString())}`;
}
