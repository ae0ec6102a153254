import { expect, test } from '@jest/globals';
import { distanceTo, indexOfPlace, placeInSight } from './list-place.ts';

const programs = Array.from({ length: 100 }, (_, index) => ({ idProgram: 1000 + index }));

/**
 * A list whose upper edge is at 100, with rows of 50 pixels of which `from` to `to` are rendered; the first
 * at `top`.
 */
function list(from: number, to: number, top: number, headHeight = 0): HTMLElement {
  const at = (element: HTMLElement, y: number, height: number) => {
    element.getBoundingClientRect = () => ({ top: y, bottom: y + height, height }) as DOMRect;
    return element;
  };
  const scroller = at(document.createElement('div'), 100, 500);
  if (headHeight > 0) scroller.append(at(document.createElement('thead'), 100, headHeight));
  for (let index = from; index <= to; index += 1) {
    const row = at(document.createElement('div'), top + (index - from) * 50, 50);
    row.setAttribute('data-programme', String(1000 + index));
    scroller.append(row);
  }
  return scroller;
}

test('the place is the first programme of which any part is visible', () => {
  expect(placeInSight(list(10, 20, 30), programs)).toEqual({ idProgram: 1011, index: 11, offset: -20 });
  // Not rounded: otherwise it would shift a little each time the user returns.
  expect(placeInSight(list(10, 20, 30.25), programs)).toMatchObject({ offset: -19.75 });
  // Under the header nothing is visible.
  expect(placeInSight(list(10, 20, 30, 40), programs)).toEqual({ idProgram: 1012, index: 12, offset: -10 });
  expect(placeInSight(list(1, 0, 0), programs)).toBeNull();
});

test('the distance of a rendered programme is exact', () => {
  expect(distanceTo(list(10, 20, 30), programs, 12, -20)).toEqual({ pixels: 50, isExact: true });
});

test('the distance of a programme that is not rendered is estimated from the rendered rows', () => {
  expect(distanceTo(list(10, 20, 30), programs, 60, 0)).toEqual({
    pixels: 30 + 50 * 50 - 100,
    isExact: false,
  });
  expect(distanceTo(list(1, 0, 0), programs, 60, 0)).toBeNull();
});

test('a place is found by its programme, and by its index once that is gone', () => {
  const place = { idProgram: 1030, index: 30, offset: 0 };
  expect(indexOfPlace(place, programs)).toBe(30);
  expect(indexOfPlace(place, programs.slice(5))).toBe(25);
  expect(indexOfPlace({ ...place, idProgram: 1 }, programs)).toBe(30);
  expect(indexOfPlace({ ...place, idProgram: 1, index: 500 }, programs)).toBe(99);
});

/**
 * The same list during fast scrolling: rows were rendered at its previous position, from `from` on, and it is
 * at `scrollTop` by now.
 */
function flying(from: number, scrollTop: number, programmesOfRow: number): HTMLElement {
  const scroller = document.createElement('div');
  scroller.getBoundingClientRect = () => new DOMRect(0, 100, 300, 500);
  for (let row = from; row < from + 10; row += 1) {
    const element = document.createElement('div');
    Object.assign(element.dataset, { itemIndex: String(row), knownSize: '50' });
    Object.defineProperty(element, 'offsetHeight', { value: 50 });
    const box = () => new DOMRect(0, 100 + row * 50 - scrollTop, 300, 50);
    element.getBoundingClientRect = box;
    const programmes = Array.from({ length: programmesOfRow }, (_, place) => {
      const cell = programmesOfRow === 1 ? element : document.createElement('div');
      cell.dataset['programme'] = String(1000 + row * programmesOfRow + place);
      cell.getBoundingClientRect = box;
      return cell;
    });
    if (programmesOfRow > 1) element.append(...programmes);
    scroller.append(element);
  }
  scroller.scrollTop = scrollTop;
  return scroller;
}

test('during fast scrolling the place is where the list is, not where its rows were last rendered', () => {
  // Down, with all rendered rows above the window; and up, with all below it.
  expect(placeInSight(flying(10, 3020, 1), programs)).toEqual({ idProgram: 1060, index: 60, offset: -20 });
  expect(placeInSight(flying(60, 520, 1), programs)).toEqual({ idProgram: 1010, index: 10, offset: -20 });
  expect(placeInSight(flying(2, 1010, 4), programs)).toEqual({ idProgram: 1080, index: 80, offset: -10 });
});
