import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPicture } from './is-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-is-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawing = () => sharp({ create: { width: 4, height: 2, channels: 3, background: 'teal' } });

test.each(['avif', 'jpeg', 'png', 'webp'] as const)('recognises %s', async (format) => {
  const file = path.join(folder, `picture.${format}`);
  await drawing().toFormat(format).toFile(file);
  expect(await isPicture(file)).toBe(true);
});

test.each([
  ['a text', () => 'a picture'],
  ['an empty file', () => ''],
  ['the beginning of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
  ['a GIF', () => drawing().gif().toBuffer()],
])('rejects %s', async (_, content) => {
  const file = path.join(folder, 'other.png');
  await writeFile(file, await content());
  expect(await isPicture(file)).toBe(false);
});

test('rejects a file that is not there', async () => {
  expect(await isPicture(path.join(folder, 'missing.png'))).toBe(false);
});
