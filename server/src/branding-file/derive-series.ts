import chroma from 'chroma-js';

type Theme = 'light' | 'dark';

/** Colours for the other series of a chart. Those of the product, in `shared-ui/src/tokens/tokens.css`, come first. */
const CANDIDATES: readonly Readonly<Record<Theme, string>>[] = [
  { light: '#4f46e5', dark: '#818cf8' },
  { light: '#b45309', dark: '#fbbf24' },
  { light: '#0f766e', dark: '#2dd4bf' },
  { light: '#9d174d', dark: '#f9a8d4' },
  { light: '#0369a1', dark: '#7dd3fc' },
  { light: '#4d7c0f', dark: '#a3e635' },
];

/**
 * Four colours for the series of charts, also used on maps: the accent, and the three of the candidates with which
 * all four differ most in both themes.
 */
export function deriveSeries(accent: string): Readonly<Record<Theme, readonly string[]>> {
  const first = { light: chroma(accent).hex(), dark: chroma.mix(accent, '#ffffff', 0.5, 'rgb').hex() };
  const choices = triples(CANDIDATES).map((others) => [first, ...others]);
  const [best = []] = choices.toSorted((a, b) => difference(b) - difference(a));
  return { light: best.map(({ light }) => light), dark: best.map(({ dark }) => dark) };
}

function triples<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((first, at) =>
    items
      .slice(at + 1)
      .flatMap((second, next) => items.slice(at + next + 2).map((third) => [first, second, third])),
  );
}

/** The smallest difference (CIEDE2000) between two of the colours, in either theme. */
export function difference(series: readonly Readonly<Record<Theme, string>>[]): number {
  const pairs = series.flatMap((one, at) => series.slice(at + 1).map((other) => [one, other] as const));
  return Math.min(
    ...pairs.flatMap(([one, other]) => [
      chroma.deltaE(one.light, other.light),
      chroma.deltaE(one.dark, other.dark),
    ]),
  );
}
