/** What a drawing looks like by the page's styles, which a file does not have. */
const styles = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const edge = 24;
const headHeight = 76;
const font = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const svgNamespace = 'http://www.w3.org/2000/svg';

/** A drawing that stands alone, and its size in pixels. */
export interface PlotSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** A plot as an SVG file: what is drawn on the page in its colours, under its title, what it counts, and its source. */
export function plotSvg(drawn: SVGSVGElement, title: string, notes: readonly string[]): PlotSvg {
  const width = Number(drawn.getAttribute('width')) + 2 * edge;
  const height = Number(drawn.getAttribute('height')) + headHeight + 2 * edge;
  const page = getComputedStyle(document.body);
  const svg = make('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': font });
  svg.setAttribute('xmlns', svgNamespace);
  const plot = make('g', { transform: `translate(${edge} ${edge + headHeight})` });
  plot.append(...[...withStyles(drawn).childNodes]);
  svg.append(
    make('rect', { width, height, fill: page.backgroundColor }),
    make('text', { x: edge, y: edge + 18, fill: page.color, 'font-size': 20, 'font-weight': 600 }, title),
    ...notes.map((note, line) =>
      make('text', { x: edge, y: edge + 40 + line * 18, fill: page.color, 'font-size': 13 }, note),
    ),
    plot,
  );
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

/** A copy with the styles of the page in it, and without what only the page needs. */
function withStyles(drawn: SVGSVGElement): Element {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof Element)) return drawn;
  const originals = drawn.querySelectorAll('*');
  [...copy.querySelectorAll('*')].forEach((element, place) => {
    const original = originals[place];
    if (original === undefined) return;
    const computed = getComputedStyle(original);
    for (const name of styles) {
      const value = computed.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
    for (const name of ['class', 'style', 'tabindex', 'data-discover', 'data-mark'])
      element.removeAttribute(name);
    if (element.localName === 'a')
      element.setAttribute('href', new URL(element.getAttribute('href') ?? '', location.href).href);
  });
  return copy;
}

function make(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  if (!(element instanceof SVGElement)) throw new TypeError(`${name} is no element of a drawing`);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}
