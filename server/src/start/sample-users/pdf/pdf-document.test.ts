import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfDocument, type PdfDocument } from './pdf-document.ts';
import { textLines, textRuns, textWidth } from './pdf-text.ts';

const DOCUMENT: PdfDocument = {
  title: 'Night & Day (a guide)',
  subtitle: 'November 2026',
  language: 'en',
  blocks: [
    { kind: 'heading', text: 'First' },
    { kind: 'paragraph', text: 'Some words about “it” – and more. '.repeat(200) },
    {
      kind: 'bars',
      rows: [
        { label: 'Drama', value: 40 },
        { label: 'Music', value: 10 },
      ],
    },
  ],
  footer: 'Airdex',
};

/** Reads a file as a reader does: the object table from the end, each object from its offset. */
function readPdf(file: Uint8Array): { objects: string[]; contents: string[] } {
  const text = Buffer.from(file).toString('latin1');
  expect(text.startsWith('%PDF-1.5\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const table = text.slice(Number(/startxref\n(\d+)\n/.exec(text)?.[1]));
  const [, count] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(Number(count) - 1);
  const objects = offsets.map((offset, index) => {
    const object = text.slice(offset, text.indexOf('\nendobj\n', offset));
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    return object;
  });
  const contents = objects.flatMap((object) => {
    const [head, length] = /^[\s\S]*?\/Length (\d+)[^>]*>>\nstream\n/.exec(object) ?? [];
    if (head === undefined) return [];
    const packed = object.slice(head.length, head.length + Number(length));
    expect(object.slice(head.length + Number(length))).toBe('\nendstream');
    return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
  });
  return { objects, contents };
}

/** The text of a page in the Latin fonts. */
const latinText = (content: string): string =>
  [...content.matchAll(/\/F[12] [\d.]+ Tf <([0-9a-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
const chineseText = (content: string): string =>
  [...content.matchAll(/\/F3 [\d.]+ Tf <([0-9a-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('');

describe('pdfDocument', () => {
  test('is a PDF with correct object offsets, and as many pages as the text needs', () => {
    const { objects, contents } = readPdf(pdfDocument(DOCUMENT));
    expect(contents.length).toBeGreaterThan(1);
    expect(objects[1]).toContain(`/Count ${contents.length}`);
    expect(objects.filter((object) => object.includes('/Type /Page '))).toHaveLength(contents.length);
    const text = contents.map(latinText).join('\n');
    expect(text).toContain('Night & Day (a guide)');
    expect(text.match(/about/g)).toHaveLength(200);
    // The characters that Windows-1252 has at different positions.
    expect(text).toContain('\x93it\x94 \x96 and');
    for (const content of contents) expect(latinText(content)).toContain('Airdex');
  });

  test('has bars as long as their numbers', () => {
    const { contents } = readPdf(pdfDocument(DOCUMENT));
    const lengths = [...contents.join('\n').matchAll(/^0.26 0.22 0.79 rg 246 [\d.]+ ([\d.]+) 11 re f$/gm)];
    expect(lengths.map(([, length]) => Number(length))).toEqual([237, 59.25]);
  });

  test('contains Chinese next to Latin', () => {
    const text = '在页面顶部的搜索框中输入 Airdex 关键词，';
    const file = pdfDocument({ ...DOCUMENT, language: 'zh-CN', blocks: [{ kind: 'paragraph', text }] });
    const [content = ''] = readPdf(file).contents;
    expect(chineseText(content)).toContain('在页面顶部的搜索框中输入关键词，');
    expect(latinText(content)).toContain('Airdex');
  });

  test('is the same file for the same document', () => {
    expect(pdfDocument(DOCUMENT)).toEqual(pdfDocument(DOCUMENT));
  });
});

describe('text of a PDF', () => {
  test('has lines as wide as the space allows, without losing anything', () => {
    const text = 'The quick brown fox jumps over the lazy dog again and again. '.repeat(5).trim();
    const lines = textLines(text, 10, 200);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(200);
    expect(lines.length).toBeLessThan(text.length / 25);
  });

  test('does not begin a line with closing punctuation', () => {
    const text = '停止输入一秒后，搜索会自动开始。按回车键，则立即开始。';
    for (let width = 30; width < 200; width += 7) {
      const lines = textLines(text, 10, width);
      expect(lines.join('')).toBe(text);
      for (const line of lines) expect(line).not.toMatch(/^[，。]/);
    }
  });

  test('assigns every letter to a font that contains it', () => {
    expect(textRuns('Aé€港B')).toEqual([
      { font: 'latin', hex: '41e980' },
      { font: 'chinese', hex: '6e2f' },
      { font: 'latin', hex: '42' },
    ]);
  });
});
