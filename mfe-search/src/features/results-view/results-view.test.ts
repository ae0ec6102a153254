import { expect, test } from '@jest/globals';
import { shownView, storedView, storeView } from './results-view.ts';

const broken = {
  getItem(): string | null {
    throw new Error('forbidden');
  },
  setItem() {
    throw new Error('full');
  },
};

test('thumbnails are the default, also for an unknown value', () => {
  localStorage.clear();
  expect(storedView(() => localStorage)).toBe('thumbs');
  localStorage.setItem('results-view', 'tiles');
  expect(storedView(() => localStorage)).toBe('thumbs');
});

test('stores the chosen view', () => {
  storeView(() => localStorage, 'list');
  expect(storedView(() => localStorage)).toBe('list');
});

test('works without storing the view when storage fails', () => {
  expect(storedView(() => broken)).toBe('thumbs');
  expect(() => storeView(() => broken, 'list')).not.toThrow();
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(storedView(forbidden)).toBe('thumbs');
  expect(() => storeView(forbidden, 'list')).not.toThrow();
});

test('shows thumbnails on tablets and phones, whatever was chosen', () => {
  expect(shownView('list', { isTablet: true })).toBe('thumbs');
  expect(shownView('list', { isTablet: false })).toBe('list');
});
