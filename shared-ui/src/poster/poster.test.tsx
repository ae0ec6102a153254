import { beforeAll, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { palettes, posterSvg } from '@airdex/programme-poster';
import { contrastRatio } from '../tokens/contrast.ts';
import { loadPosters, Poster } from './index.ts';

const SHAPES = 'path, circle, rect';
/** Titles of different layouts: some of them need a gradient. */
const TITLES = Array.from({ length: 30 }, (_, index) => `Harbour ${index}`);

function parse(svg: string): Element {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

test('keeps its place while its drawing loads, and is drawn then', async () => {
  const { container } = render(<Poster title="Harbour" genre="drama" label="Poster of Harbour" />);
  expect(screen.getByRole('img', { name: 'Poster of Harbour' })).toBeEmptyDOMElement();
  await waitFor(() => expect(container.querySelectorAll(SHAPES).length).toBeGreaterThan(2));
});

test('uses white that is readable on every palette', () => {
  for (const { ink } of palettes) expect(contrastRatio('#ffffff', ink)).toBeGreaterThan(7);
});

describe('Poster, once posters have loaded', () => {
  beforeAll(loadPosters);

  test('draws what posterSvg writes, and is decorative unless named', () => {
    const { container } = render(<Poster title="港口九号" genre="剧情" />);
    expect(container).toHaveTextContent('港口九号');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelectorAll(SHAPES).length).toBe(
      parse(posterSvg({ title: '港口九号', genre: '剧情' })).querySelectorAll(SHAPES).length,
    );
  });

  test('does not share the id of its shade with another copy', () => {
    const { container } = render(
      <>
        {TITLES.map((title) => (
          <Poster key={title} title={title} />
        ))}
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
