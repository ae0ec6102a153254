import { describe, expect, test } from 'vitest';
import { ImportError } from '../source/import-error.ts';
import type { GuideElement } from './guide-elements.ts';
import { GuideParser } from './guide-parser.ts';

function parse(...chunks: string[]): GuideElement[] {
  const parser = new GuideParser();
  return [...chunks.flatMap((chunk) => parser.write(chunk)), ...parser.end()];
}

describe('reading a guide', () => {
  test.each([
    ['a text', '<tv>\n<programme start="20240101"><desc>'],
    ['an attribute', '<tv>\n<programme start="'],
    ['a comment', '<tv>\n<!--'],
    ['text before the root', '<!--'],
    ['children', '<tv>\n<programme start="20240101">'],
  ])('stops at %s without an end, long before memory runs out', (what, begin) => {
    const parser = new GuideParser();
    parser.write(begin);
    const chunk = (what === 'children' ? '<a>b</a>' : 'abcdefgh').repeat(8_192);
    let taken = 0;
    const read = (): void => {
      for (; taken < 64 * 1024 * 1024; taken += chunk.length) parser.write(chunk);
    };
    expect(read).toThrow(/^what follows line \d is one row of more than 1 MiB$/);
    expect(taken).toBeLessThan(2 * 1024 * 1024);
  });

  test('accepts any number of consecutive elements', () => {
    const programme = '<programme start="20240101" channel="one"><title>North Shore</title></programme>\n';
    const parser = new GuideParser();
    parser.write('<tv>');
    for (let written = 0; written < 3 * 1024 * 1024; written += programme.length * 100)
      expect(parser.write(programme.repeat(100))).toHaveLength(100);
  });

  test('returns channels and programmes with line, texts and languages, however the input is chunked', () => {
    const text =
      '<?xml version="1.0"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv source-info-name="S">\n' +
      '<channel id="one"><display-name lang="en">One &amp; Only</display-name></channel>\n' +
      '<programme start="20240101" channel="one"><title lang="">  North\n Shore </title><title/><x-own><b>c</b></x-own>' +
      '<credits><actor>A B</actor></credits><desc><![CDATA[<i>]]></desc></programme></tv>';
    const [header, channel, programme] = parse(...text);
    expect(header).toMatchObject({ kind: 'header', attributes: { 'source-info-name': 'S' } });
    expect(channel).toMatchObject({ kind: 'channel', line: 4, id: 'one' });
    expect(channel?.kind === 'channel' && channel.names[0]).toMatchObject({
      text: 'One & Only',
      language: 'en',
    });
    const children = programme?.kind === 'programme' ? programme.children : new Map();
    expect(programme).toMatchObject({ line: 5, attributes: { channel: 'one' } });
    expect(children.get('title')).toMatchObject([{ text: 'North Shore', language: null }]);
    expect(children.get('actor')).toMatchObject([{ text: 'A B' }]);
    expect(children.get('desc')).toMatchObject([{ text: '<i>' }]);
  });

  test('reports broken markup with its line', () => {
    expect(() => parse('<tv>\n<programme>\n<title>x\n</programme></tv>')).toThrow(ImportError);
    expect(() => parse('<tv>\n<programme>\n<title>x\n</programme></tv>')).toThrow(/^line 4 is not valid XML/);
    expect(() => parse('<tv>\n<programme>')).toThrow(/not valid XML/);
  });

  test('reports XML of another schema with its root', () => {
    expect(() => parse('<ProgramGuide><Channel/></ProgramGuide>')).toThrow(
      'it is not an XMLTV guide: its root element is <ProgramGuide>, not <tv>',
    );
  });
});
