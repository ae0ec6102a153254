import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrastRatio } from './contrast.ts';
import { frame, space } from './sizes.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const colours = new Map<string, Record<Theme, string>>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
)) {
  colours.set(name, { light, dark });
}

function ratio(theme: Theme, front: string, back: string): number {
  const [one, other] = [colours.get(front), colours.get(back)];
  if (!one || !other) throw new Error(`No such colour token: ${one ? back : front}`);
  return contrastRatio(one[theme], other[theme]);
}

const plainBacks = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const actedBacks = [...plainBacks, 'surface-pressed', 'surface-selected'];
const pairs = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** WCAG 2.2 AA: 4.5:1 for text of any size. */
const textPairs = [
  ...pairs(['text', 'text-muted', 'accent', 'danger', 'success'], actedBacks),
  ...pairs(['warning'], plainBacks),
  ...pairs(['text-inverse'], ['surface-inverse']),
  ...pairs(['on-accent'], ['accent-fill', 'accent-fill-hover', 'accent-fill-pressed']),
  ...pairs(['on-danger'], ['danger-fill', 'danger-fill-hover', 'danger-fill-pressed']),
  ...['accent', 'success', 'warning', 'danger'].map((tone) => [`on-${tone}-soft`, `${tone}-soft`] as const),
  ...pairs(['text'], ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft']),
];

/** WCAG 2.2 AA: 3:1 for what must be visible to use a control or read a figure. */
const graphicPairs = [
  ...pairs(['border-input', 'border-input-hover', 'focus'], ['canvas', 'surface', 'surface-raised']),
  ...pairs(
    ['performance-green', 'performance-yellow', 'performance-red'],
    ['canvas', 'surface', 'surface-raised', 'surface-hover', 'surface-selected'],
  ),
  ...pairs(['accent-fill', 'danger-fill'], ['canvas', 'surface']),
  // The ring of pressed buttons and of the selected segment.
  ...pairs(['accent'], [...actedBacks, 'accent-soft']),
  ...pairs(['series-1', 'series-2', 'series-3', 'series-4'], ['canvas', 'surface', 'surface-hover']),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(textPairs)('has a contrast of at least 4.5 for text %s on %s', (front, back) => {
    expect(ratio(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('has a contrast of at least 3 for %s on %s', (front, back) => {
    expect(ratio(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('defines every colour token for both themes', () => {
  const named = [...css.matchAll(/--color-[\w-]+:(.*)/g)];
  expect(named.length).toBeGreaterThan(40);
  for (const [line, value = ''] of named)
    expect([line, value.trim()]).toEqual([line, expect.stringMatching(/^light-dark\(.+, .+\);$/)]);
});

test('uses the same sizes in scripts and in the style sheet', () => {
  const inCss = (prefix: string) =>
    Object.fromEntries(
      [...css.matchAll(new RegExp(`--${prefix}-([\\w-]+): (\\d+)px;`, 'g'))].map(([, name, size]) => [
        name,
        Number(size),
      ]),
    );
  expect(inCss('frame')).toEqual({ ...frame });
  expect(inCss('space')).toEqual({ ...space });
});

test('computes a contrast of 21 for black and white, and of 1 for a colour with itself', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#4f46e5', '#4f46e5')).toBe(1);
});

test('stops motion when the system asks for less', () => {
  expect(css).toMatch(/@media \(prefers-reduced-motion: reduce\) {\s*:root {\s*--motion: 0ms;/);
});

test('gives line heights as lengths in every language, so that calc() can use them', () => {
  const heights = [...css.matchAll(/--line-\d+: ([^;]+);/g)].map(([, height]) => height);
  expect(heights).toHaveLength(15);
  for (const height of heights) expect(height).toMatch(/^[\d.]+(rem|px)$/);
});
