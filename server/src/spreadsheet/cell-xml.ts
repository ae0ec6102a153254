import type { Cell, ColumnKind } from './sheet.ts';
import { HEADER_STYLE, STYLE_OF_KIND } from './styles.ts';
import { cellText } from './xml-text.ts';

const DAY_MS = 86_400_000;
/** Days from the spreadsheet epoch to 1970-01-01. */
const UNIX_EPOCH_DAY = 25_569;
/**
 * Spreadsheets count a non-existent 29 February 1900: days before 1 March 1900 (day 61) are written as texts.
 */
const FIRST_SURE_DAY = 61;
/** Maximum length of a text in a formula. */
const FORMULA_TEXT_MAX = 255;

/**
 * A value as a cell of a column; empty for nothing. A day has the style of days in every column. `reference` is the
 * cell's position, such as B7.
 */
export function cellXml(reference: string, kind: ColumnKind, cell: Cell): string {
  if (cell === null || cell === '') return '';
  const style = STYLE_OF_KIND[kind];
  if (typeof cell === 'string')
    return kind === 'link' ? linkCell(reference, cell) : textCell(reference, style, cell);
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${reference}" s="${style}"><v>${cell}</v></c>` : '';
  const dayStyle = STYLE_OF_KIND.date;
  const day = Math.floor(cell.getTime() / DAY_MS) + UNIX_EPOCH_DAY;
  if (Number.isNaN(day)) return '';
  return day < FIRST_SURE_DAY
    ? textCell(reference, dayStyle, cell.toISOString().slice(0, 10))
    : `<c r="${reference}" s="${dayStyle}"><v>${day}</v></c>`;
}

export function headerCell(reference: string, header: string): string {
  return textCell(reference, HEADER_STYLE, header);
}

// In the cell itself, not in a table of shared strings, which would grow with the file.
function textCell(reference: string, style: number, text: string): string {
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

/** As a formula: real links would need a separate list of all of them. */
function linkCell(reference: string, address: string): string {
  if (address.length > FORMULA_TEXT_MAX) return textCell(reference, STYLE_OF_KIND.text, address);
  const formula = cellText(`HYPERLINK("${address.replaceAll('"', '""')}")`);
  return `<c r="${reference}" s="${STYLE_OF_KIND.link}" t="str"><f>${formula}</f><v>${cellText(address)}</v></c>`;
}
