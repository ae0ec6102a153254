import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const FOLDER = inRoot('docs', 'adr');
const read = (/** @type {string} */ file) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const pages = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const index = read('README.md');

/** Cells of each table row of the index. */
const rows = index
  .split('\n')
  .filter((line) => /^\| \[?\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe.each(pages)('%s', (file) => {
  const text = read(file);
  const number = Number(file.slice(0, 4));

  test('has the sections of a decision, and its number as its title', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`));
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
    expect(text).toMatch(/^## Status\n\n(?:Accepted|Superseded by \[\d+\]\(\S+\))\n/m);
  });

  test('is in the index with its title and status', () => {
    const [, title = ''] = /^# \d+\. (.*)$/m.exec(text) ?? [];
    const [, status = ''] = /^## Status\n\n(\w+)/m.exec(text) ?? [];
    expect(rows.filter(([, cell]) => cell === `[${number}](${file})`)).toEqual([
      ['', `[${number}](${file})`, title, status.toLowerCase(), ''],
    ]);
  });
});
