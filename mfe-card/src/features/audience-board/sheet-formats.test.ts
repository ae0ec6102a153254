import { expect, test } from '@jest/globals';
import { csvOf, htmlTableOf, tabbedTextOf } from './sheet-formats.ts';

const sheet = (...cells: (string | number | null)[]) => ({ header: ['Slot'], rows: [cells] });

test('[AUD-01] a CSV file has a byte order mark, quotes where they are needed, and plain numbers', () => {
  expect(csvOf(sheet('Late, "best of"', 'two\nlines', 1234.5, null))).toBe(
    '\ufeffSlot\r\n"Late, ""best of""","two\nlines",1234.5,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1+1'])(
  '[AUD-01] a text like %j is no formula in any format; a negative number stays a number',
  (text) => {
    expect(csvOf(sheet(text, -2))).toContain(`'${text},-2\r\n`);
    expect(tabbedTextOf(sheet(text, -2))).toBe(`Slot\n'${text.replace('\t', ' ')}\t-2`);
    const table = document.createElement('div');
    table.innerHTML = htmlTableOf(sheet(text, -2));
    expect([...table.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      `'${text}`,
      '-2',
    ]);
  },
);

test('tabs and line breaks inside a cell do not start another one', () => {
  expect(tabbedTextOf(sheet('one\ttwo\r\nthree', 4))).toBe('Slot\none two three\t4');
});

test('a text with markup is text in the HTML table', () => {
  expect(htmlTableOf(sheet('<img src=x>'))).toBe(
    '<table><thead><tr><th>Slot</th></tr></thead><tbody><tr><td>&lt;img src=x&gt;</td></tr></tbody></table>',
  );
});
