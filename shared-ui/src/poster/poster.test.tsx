import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { palettes, posterSvg } from '@airdex/programme-poster';
import { contrastRatio } from '../tokens/contrast.ts';
import { Poster } from './index.ts';

function parse(svg: string): Element {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

test('uses white that is readable on every palette', () => {
  for (const { ink } of palettes) expect(contrastRatio('#ffffff', ink)).toBeGreaterThan(7);
});

describe('Poster', () => {
  test('draws what posterSvg writes, and is decorative unless named', () => {
    const { container } = render(<Poster title="港口九号" genre="剧情" />);
    expect(container).toHaveTextContent('港口九号');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const shapes = container.querySelectorAll('path, circle, rect').length;
    expect(shapes).toBe(
      parse(posterSvg({ title: '港口九号', genre: '剧情' })).querySelectorAll('path, circle, rect').length,
    );
  });

  test('is an image if it is named', () => {
    render(<Poster title="Harbour" label="Poster of Harbour" />);
    expect(screen.getByRole('img', { name: 'Poster of Harbour' })).toBeInTheDocument();
  });

  test('does not share the id of its shade with another copy', () => {
    const { container } = render(
      <>
        <Poster title="Harbour" />
        <Poster title="Harbour" />
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
