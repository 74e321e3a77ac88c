import { formatDay } from '../format';

/** A self-contained SVG drawing, and its size in pixels. */
export interface Drawing {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Margin around the content, and height of the title with two notes above it, in pixels. */
const drawingEdge = 24;
const drawingHeadHeight = 76;
const font = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const svgNamespace = 'http://www.w3.org/2000/svg';

/** The texts of a drawing: its title, and below it, line by line, what it counts and its source. */
export interface DrawingTexts {
  readonly title: string;
  readonly notes: readonly string[];
}

/** Puts elements into an SVG file: on the page's background, below a title and notes. */
export function frameDrawing(
  content: readonly Element[],
  size: { readonly width: number; readonly height: number },
  { title, notes }: DrawingTexts,
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

/** Creates an SVG element. */
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

/** The source line of an image, so that it shows its origin and date when it is found elsewhere. */
export function sourceLine(now: Date): string {
  return `Autoimmune Atlas, ${formatDay(now.toISOString())}`;
}
