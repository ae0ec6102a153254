import { expect, test } from '@jest/globals';
import { pictureSrcset } from './pictures.ts';

test('offers the widths of a picture, and none of a poster or of another server', () => {
  expect(pictureSrcset('/media/pictures/12.jpg')).toBe(
    '/media/pictures/12.jpg?width=320 320w, /media/pictures/12.jpg?width=640 640w, /media/pictures/12.jpg?width=1280 1280w',
  );
  expect(pictureSrcset('/media/reports/3.en.webp')).toContain('/media/reports/3.en.webp?width=320 320w');
  expect(pictureSrcset('/media/pictures/12.svg')).toBeUndefined();
  expect(pictureSrcset('https://pictures.example.com/12.jpg')).toBeUndefined();
});
