export type { Cell, Column, Row, Sheet } from './sheet.ts';
export { writeWorkbook } from './write-workbook.ts';
