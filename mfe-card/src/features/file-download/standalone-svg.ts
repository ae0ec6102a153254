/** What the style sheets of the page decide about a picture. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/**
 * An SVG of the page as a file of its own, even a hidden one: with the colours of the current theme as
 * attributes, and without classes.
 */
export function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const computed = getComputedStyle(original);
    for (const name of STYLES) {
      const value = computed.getPropertyValue(name);
      if (value !== '' && !value.startsWith('url(')) element.setAttribute(name, value);
    }
    element.removeAttribute('class');
  }
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
