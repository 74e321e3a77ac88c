import { type Drawing, type DrawingTexts, frameDrawing } from '../download/drawing';

/** The CSS properties to copy into the file, which has no style sheet. */
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

/** A plot as an SVG file, with the page's colours, its title, what it counts, and its source. */
export function plotSvg(plot: SVGSVGElement, words: DrawingTexts): Drawing {
  const width = Number(plot.getAttribute('width'));
  const height = Number(plot.getAttribute('height'));
  return frameDrawing([...withStyles(plot).children], { width, height }, words);
}

/** Copies a drawing with its computed styles, without elements that only the page needs. */
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
