import type { ColumnKind } from './sheet.ts';

/** Numbers of the cell formats below, in the order of `cellXfs`. */
export const HEADER_STYLE = 1;
export const STYLE_OF_KIND: Readonly<Record<ColumnKind, number>> = {
  text: 2,
  date: 3,
  integer: 4,
  decimal: 5,
  link: 6,
};

const TOP = '<alignment vertical="top"/>';
const format = (numFmt: number, font: number, fill: number, alignment: string): string =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;

/**
 * xl/styles.xml: a bold header on grey, days as 2026-11-21 in every locale, numbers with no or one decimal.
 */
export const STYLES_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>
<fonts count="3"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><u/><sz val="11"/><color rgb="FF4338CA"/><name val="Calibri"/><family val="2"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE2E8F0"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  format(0, 1, 2, '<alignment vertical="center" wrapText="1"/>'),
  format(0, 0, 0, TOP),
  format(164, 0, 0, '<alignment horizontal="left" vertical="top"/>'),
  format(1, 0, 0, TOP),
  format(165, 0, 0, TOP),
  format(0, 2, 0, TOP),
].join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
