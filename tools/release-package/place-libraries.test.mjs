import { expect, test } from 'vitest';
import { placeLibraries } from './place-libraries.mjs';

/** @typedef {import('./libraries.mjs').Library} Library */

const library = (
  /** @type {string} */ name,
  /** @type {string} */ version,
  /** @type {Library[]} */ uses = [],
) => ({
  name,
  version,
  folder: `/${name}-${version}`,
  licence: 'MIT',
  uses,
});

test('every library finds the version that it was installed with', () => {
  const oldStream = library('stream', '1.0.0');
  const newStream = library('stream', '2.0.0', [library('queue', '1.0.0')]);
  const reader = library('reader', '1.0.0', [oldStream]);
  const placed = placeLibraries([newStream, library('database', '3.0.0', [newStream, reader])]);
  expect([...placed].map(([place, { version }]) => [place, version])).toEqual([
    ['stream', '2.0.0'],
    ['database', '3.0.0'],
    ['queue', '1.0.0'],
    ['reader', '1.0.0'],
    ['reader/node_modules/stream', '1.0.0'],
  ]);
});

test('libraries that use one another are placed once', () => {
  const a = library('a', '1.0.0');
  const b = library('b', '1.0.0', [a]);
  a.uses.push(b);
  expect([...placeLibraries([a]).keys()]).toEqual(['a', 'b']);
});
