import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { standaloneSvg } from './standalone-svg.ts';

test('keeps the colours of the page without its style sheets', () => {
  const { container } = render(
    <>
      <style>{'.land { fill: rgb(10, 20, 30); stroke-width: 2px } .filled { fill: rgb(1, 1, 1) }'}</style>
      <svg viewBox="0 0 120 60">
        <path className="land" d="M0 0H9" />
        <path fill="url(#pattern)" style={{ fill: 'url(#pattern)' }} d="M0 0H5" />
      </svg>
    </>,
  );
  const svg = container.querySelector('svg');
  if (svg === null) throw new Error('No picture');
  // jsdom has no geometry of SVG.
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 120, height: 60 } } });
  const file = new DOMParser().parseFromString(standaloneSvg(svg), 'image/svg+xml');
  const [land, filled] = file.querySelectorAll('path');
  expect(land?.getAttribute('fill')).toBe('rgb(10, 20, 30)');
  expect(land?.getAttribute('stroke-width')).toBe('2px');
  expect(filled?.getAttribute('fill')).toBe('url(#pattern)');
  expect(file.querySelector('[class]')).toBeNull();
  expect([file.documentElement.getAttribute('width'), file.documentElement.getAttribute('height')]).toEqual([
    '120',
    '60',
  ]);
  // The page itself keeps its classes.
  expect(svg.querySelector('.land')).not.toBeNull();
});
