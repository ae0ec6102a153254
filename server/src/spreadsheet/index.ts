export type { Cell, Column, ColumnKind, Row, Sheet } from './sheet.ts';
export { writeWorkbook } from './write-workbook.ts';
