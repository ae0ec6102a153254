import { Readable } from 'node:stream';
import { sheetNames } from './sheet-names.ts';
import { sheetXml } from './sheet-xml.ts';
import type { Sheet } from './sheet.ts';
import { STYLES_XML } from './styles.ts';
import { contentTypesXml, PACKAGE_XML, workbookRelationshipsXml, workbookXml } from './workbook-parts.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

/**
 * A workbook (.xlsx) of these sheets, written row by row while it is read: memory use does not grow with the
 * rows. Each sheet has a bold, frozen header with a filter. Destroying the stream stops reading the rows;
 * their errors become errors of the stream. Throws a RangeError without sheets or without columns.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  if (sheets.length === 0 || sheets.some(({ columns }) => columns.length === 0))
    throw new RangeError('A workbook needs a sheet, and a sheet needs a column');
  return Readable.from(zipStream(workbookParts(sheets)), { objectMode: false });
}

function* workbookParts(sheets: readonly Sheet[]): Generator<ZipPart> {
  const names = sheetNames(sheets.map(({ name }) => name));
  yield { name: '[Content_Types].xml', content: [contentTypesXml(sheets.length)] };
  yield { name: '_rels/.rels', content: [PACKAGE_XML] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelationshipsXml(sheets.length)] };
  yield { name: 'xl/styles.xml', content: [STYLES_XML] };
  const written: { name: string; range: string }[] = [];
  for (const [index, sheet] of sheets.entries())
    yield {
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(sheet, ({ range }) => written.push({ name: names[index] ?? sheet.name, range })),
    };
  // Last: it names the cells of the sheets.
  yield { name: 'xl/workbook.xml', content: [workbookXml(written)] };
}
