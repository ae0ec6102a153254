import { expect, test } from '@jest/globals';
import { createScrollPlaceholder } from './scroll-placeholder.ts';

const LOOK = { row: 'row', cells: ['country', 'title'] };
const PROGRAMMES = Array.from({ length: 100 }, (_, index) => [`Country ${index}`, `Title ${index}`]);

/** A list of rows of 50 px in a window of 220 px, which has rendered row 7; jsdom has no layout. */
function list() {
  const scroller = document.createElement('div');
  const drawn = document.createElement('div');
  Object.assign(drawn.dataset, { itemIndex: '7', knownSize: '50' });
  Object.defineProperty(drawn, 'offsetHeight', { value: 50 });
  drawn.getBoundingClientRect = () => new DOMRect(0, 350 - scroller.scrollTop, 300, 50);
  Object.defineProperties(scroller, { clientHeight: { value: 220 }, clientWidth: { value: 300 } });
  scroller.append(drawn);
  const box = document.createElement('div');
  const placeholder = createScrollPlaceholder(box, scroller, LOOK, (row) => PROGRAMMES[row] ?? []);
  const texts = () =>
    [...box.querySelectorAll('.row')].map((row) => [...row.children].map(({ textContent }) => textContent));
  return { scroller, drawn, box, placeholder, texts };
}

test('fills the window with rows, and one more, for the current scroll position', () => {
  const { scroller, box, placeholder, texts } = list();
  expect(placeholder.show()).toBe(true);
  expect(box.style.height).toBe('220px');
  scroller.scrollTop = 1030;
  placeholder.draw();
  expect(texts()).toEqual(PROGRAMMES.slice(20, 26));
  expect((box.firstElementChild as HTMLElement).style.transform).toBe('translateY(-30px)');
});

test('reuses its elements and changes only their texts', () => {
  const { scroller, box, placeholder, texts } = list();
  placeholder.show();
  placeholder.draw();
  const before = [...box.querySelectorAll('*')];
  scroller.scrollTop = 2000;
  placeholder.draw();
  expect([...box.querySelectorAll('*')]).toEqual(before);
  expect(texts()[0]).toEqual(PROGRAMMES[40]);
});

test('hides cells that a row does not have, until another row has them', () => {
  const { scroller, box, placeholder } = list();
  const hidden = () =>
    [...box.querySelectorAll<HTMLElement>('.title')].filter(({ style }) => style.visibility === 'hidden');
  placeholder.show();
  scroller.scrollTop = 97 * 50;
  placeholder.draw();
  expect(hidden()).toHaveLength(3);
  scroller.scrollTop = 0;
  placeholder.draw();
  expect(hidden()).toHaveLength(0);
});

test('does not exist for a list that has not rendered anything yet', () => {
  const { drawn, box, placeholder } = list();
  drawn.remove();
  expect(placeholder.show()).toBe(false);
  placeholder.draw();
  expect(box.childElementCount).toBe(0);
});

test('leaves nothing behind', () => {
  const { box, placeholder } = list();
  placeholder.show();
  placeholder.draw();
  placeholder.hide();
  placeholder.draw();
  expect(box.childElementCount).toBe(0);
  expect(box.style.height).toBe('0px');
});
