import { deflateSync } from 'node:zlib';
import { utf16Hex } from './pdf-text.ts';

export interface PdfPages {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly width: number;
  readonly height: number;
  /**
   * The content of each page: content operators with the fonts F1 (Helvetica), F2 (bold) and F3 (Chinese).
   */
  readonly contents: readonly string[];
}

const LATIN = '/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding';
/** Objects before those of the pages. */
const FONTS: readonly string[] = [
  `<< ${LATIN} /BaseFont /Helvetica >>`,
  `<< ${LATIN} /BaseFont /Helvetica-Bold >>`,
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];
const INFO = 8;
const FIRST_PAGE = 9;

/** A complete PDF file (1.5) of these pages. It does not depend on the time or the machine. */
export function pdfFile({ title, language, width, height, contents }: PdfPages): Uint8Array {
  const pageNumbers = contents.map((_, index) => FIRST_PAGE + 2 * index);
  const resources = '<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >>';
  const objects: Buffer[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${contents.length} /Kids [${pageNumbers.map((each) => `${each} 0 R`).join(' ')}] /MediaBox [0 0 ${width} ${height}] /Resources ${resources} >>`,
    ...FONTS,
    `<< /Title <feff${utf16Hex(title)}> >>`,
  ].map((text) => Buffer.from(text, 'latin1'));
  for (const [index, content] of contents.entries()) {
    const packed = deflateSync(Buffer.from(content, 'latin1'));
    objects.push(
      Buffer.from(`<< /Type /Page /Parent 2 0 R /Contents ${FIRST_PAGE + 2 * index + 1} 0 R >>`, 'latin1'),
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
        packed,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    );
  }
  return assemble(objects);
}

/** Objects numbered from 1, and the table of their offsets. */
function assemble(objects: readonly Buffer[]): Uint8Array {
  // The second line marks the file as binary for transfer programs.
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
    return offset;
  });
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n` +
        `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${INFO} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
