import { xmlText } from './xml-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** [Content_Types].xml of a workbook with this many sheets. */
export function contentTypesXml(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${parts.join('')}</Types>`;
}

/** _rels/.rels: the location of the workbook. */
export const PACKAGE_XML = `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}"><Relationship Id="rId1" Type="${RELATIONSHIP}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** xl/_rels/workbook.xml.rels: the locations of the sheets and the styles. */
export function workbookRelationshipsXml(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIP}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">${parts.join('')}<Relationship Id="rId${sheets + 1}" Type="${RELATIONSHIP}/styles" Target="styles.xml"/></Relationships>`;
}

/** xl/workbook.xml: the sheets' names, and the cells that each header filters. */
export function workbookXml(sheets: readonly { readonly name: string; readonly range: string }[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const filters = sheets.map(({ name, range }, index) => {
    const cells = range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${xmlText(name.replaceAll("'", "''"))}'!${cells}</definedName>`;
  });
  return `${DECLARATION}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONSHIP}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`;
}
