import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import type { MapPlace } from './map-place.ts';
import { WorldMap } from './world-map.tsx';

const place = (code: string, name: string, number: number): MapPlace => ({
  code,
  name,
  look: 3,
  number,
  isOrigin: number === 1,
  notes: [{ key: number, title: `Title in ${name}`, detail: '2020 · Canal Sept' }],
});
const places = [place('FR', 'France', 1), place('JP', 'Japan', 2), place('SG', 'Singapore', 3)];

function show({ activeCode = null }: { activeCode?: string | null } = {}, options: TestHostOptions = {}) {
  const onActive = jest.fn<(code: string | null) => void>();
  const onChoose = jest.fn<(code: string | null) => void>();
  const { container } = render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost(options)}>
      <WorldMap
        label="Launches"
        places={places}
        routes={[{ from: 'FR', to: 'SG', look: 3 }]}
        frame={places.map(({ code }) => code)}
        activeCode={activeCode}
        onActive={onActive}
        onChoose={onChoose}
      />
    </ScreenProviders>,
  );
  const map = screen.getByRole('group', { name: 'Launches' });
  return {
    container,
    map,
    onActive,
    onChoose,
    placed: () => map.querySelector('g')?.getAttribute('transform'),
  };
}
const scaleOf = (transform: string | null | undefined) =>
  Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1]);
const badges = () => screen.getAllByRole('button', { name: /Title in/ });

test('names the countries with launches, and no other', () => {
  const { map } = show();
  expect(badges().map((badge) => badge.getAttribute('aria-label'))).toEqual([
    '1. France; Country of origin; Title in France, 2020 · Canal Sept',
    '2. Japan; Title in Japan, 2020 · Canal Sept',
    '3. Singapore; Title in Singapore, 2020 · Canal Sept',
  ]);
  // Japan and France have a shape; Singapore is too small for one and has its badge alone.
  expect(map.querySelectorAll('[data-country]')).toHaveLength(2);
  expect(map.textContent).toBe('123');
});

test('names them with Chinese punctuation in Chinese', () => {
  show({}, { language: 'ch' });
  expect(badges()[0]).toHaveAccessibleName(
    '1. France；模式来源国家/地区；Title in France，2020 · Canal Sept',
  );
});

test('shows the launches of the country that is pointed at, and reports it', async () => {
  const { map, onActive, onChoose } = show({ activeCode: 'JP' });
  expect(screen.getByText('Title in Japan')).toBeVisible();
  const [france] = badges();
  if (france === undefined) throw new Error('No badge');
  await userEvent.hover(france);
  expect(onActive).toHaveBeenLastCalledWith('FR');
  await userEvent.unhover(france);
  expect(onActive).toHaveBeenLastCalledWith(null);
  act(() => france.focus());
  expect(onActive).toHaveBeenLastCalledWith('FR');
  // Only a click, because d3-zoom needs the window of a mouse button's event, which jsdom does not set.
  fireEvent.click(france);
  expect(onChoose).toHaveBeenLastCalledWith('FR');
  // The focus of a tap would keep its tip open after a second one.
  expect(onActive).toHaveBeenLastCalledWith(null);
  fireEvent.click(map);
  expect(onChoose).toHaveBeenLastCalledWith(null);
  fireEvent.click(france);
  await userEvent.hover(france);
  // Also if nothing on the map has the focus.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onChoose).toHaveBeenLastCalledWith(null);
  expect(onActive).toHaveBeenLastCalledWith(null);
});

test('the countries are one tab stop, and arrow keys move from one to the next', async () => {
  const { map, onActive, onChoose } = show();
  act(() => map.focus());
  await userEvent.tab();
  const [france, japan, singapore] = badges();
  expect(france).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(japan).toHaveFocus();
  expect(onActive).toHaveBeenLastCalledWith('JP');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('JP');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(singapore).toHaveFocus();
  // The browser's Back.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
  expect(singapore).toHaveFocus();
  expect([france, japan, singapore].map((badge) => badge?.getAttribute('tabindex'))).toEqual([
    '-1',
    '-1',
    '0',
  ]);
});

test('buttons and keys zoom, move and reset it', async () => {
  const { map, placed } = show();
  const start = placed();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const near = scaleOf(placed());
  expect(near).toBeGreaterThan(scaleOf(start));
  act(() => map.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(scaleOf(placed())).toBe(near);
  const moved = placed();
  await userEvent.keyboard('{+}');
  expect(scaleOf(placed())).toBeGreaterThan(near);
  await userEvent.keyboard('-');
  expect(scaleOf(placed())).toBeCloseTo(near);
  expect(moved).not.toBe(start);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all launches' }));
  expect(placed()).toBe(start);
});

test('arrow keys move the map to a country that is out of the picture', async () => {
  const { map, placed } = show();
  act(() => map.focus());
  await userEvent.keyboard('++++');
  const zoomed = placed();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const [, japan] = badges();
  expect(japan).toHaveFocus();
  // In the middle of the picture of 640 pixels, whose height follows the world's.
  expect(japan?.getAttribute('transform')).toMatch(/^translate\(320\.0 /);
  expect(scaleOf(placed())).toBe(scaleOf(zoomed));
});
