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

test('white on every palette is readable', () => {
  for (const { ink } of palettes) expect(contrastRatio('#ffffff', ink)).toBeGreaterThan(7);
});

describe('Poster', () => {
  test('it draws what posterSvg writes, and is decoration unless named', () => {
    const { container } = render(<Poster title="港口九号" genre="剧情" />);
    expect(container).toHaveTextContent('港口九号');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const shapes = container.querySelectorAll('path, circle, rect').length;
    expect(shapes).toBe(
      parse(posterSvg({ title: '港口九号', genre: '剧情' })).querySelectorAll('path, circle, rect').length,
    );
  });

  test('named, it is an image', () => {
    render(<Poster title="Harbour" label="Poster of Harbour" />);
    expect(screen.getByRole('img', { name: 'Poster of Harbour' })).toBeInTheDocument();
  });

  test('two of the same poster do not share the id of their shade', () => {
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
