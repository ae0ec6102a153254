type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. Throws on anything else, so that the check does not skip a token. */
function parseHex(colour: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  if (!match) throw new Error(`Not a #rrggbb colour: ${colour}`);
  const [, red = '', green = '', blue = ''] = match;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** Relative luminance, 0 (black) to 1 (white). Source: WCAG 2.2, definition of relative luminance. */
export function luminance(colour: string): number {
  const [red, green, blue] = parseHex(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
