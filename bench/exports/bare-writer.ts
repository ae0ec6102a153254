import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Row } from '@airdex/server/spreadsheet';

const CHUNK = 64 * 1024;
const DAY_MS = 86_400_000;

/**
 * The simplest writer of the same rows: sheet XML in fflate's streaming archive, without styles, widths or filter,
 * and with only the necessary escaping. Returns the length of the file.
 */
export async function writeBare(rows: AsyncIterable<readonly Row[]>): Promise<number> {
  let length = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    length += chunk.length;
  });
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 5 });
  zip.add(sheet);
  let text = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  for await (const batch of rows)
    for (const row of batch) {
      text += '<row>';
      for (const cell of row) text += cellOf(cell);
      text += '</row>';
      if (text.length < CHUNK) continue;
      sheet.push(strToU8(text));
      text = '';
    }
  sheet.push(strToU8(`${text}</sheetData></worksheet>`), true);
  zip.end();
  return length;
}

function cellOf(cell: Row[number]): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c><v>${Math.floor(cell.getTime() / DAY_MS) + 25_569}</v></c>`;
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
}
