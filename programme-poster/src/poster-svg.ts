import type { PosterSubject } from './poster-look.ts';
import { posterModel } from './poster-model.ts';
import type { PosterNode } from './poster-node.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 cannot represent the other control characters, not even escaped. */
const isWritable = (letter: string): boolean =>
  letter >= ' ' ? letter !== '\ufffe' && letter !== '\uffff' : '\t\n\r'.includes(letter);

function escapeXml(text: string): string {
  const writable = [...text.toWellFormed()].filter(isWritable).join('');
  return writable.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

const hyphenated = /^(fill|stroke|stop|font|text)(?=[A-Z])/;

const attributeName = (name: string): string =>
  hyphenated.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;

function serialise({ tag, attributes, children, text }: PosterNode): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escapeXml(String(value))}"`)
    .join('');
  const inner = text === undefined ? (children ?? []).map(serialise).join('') : escapeXml(text);
  return inner ? `<${tag}${written}>${inner}</${tag}>` : `<${tag}${written}/>`;
}

/**
 * The poster of a programme without a picture, as a complete SVG document (16:9). Deterministic: genre and
 * title choose palette, pattern and layout; the title varies the pattern and is drawn, in any script. Text is escaped.
 */
export function posterSvg(subject: PosterSubject): string {
  const nodes = posterModel(subject, 'shade').map(serialise).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360">${nodes}</svg>`;
}
