import { SaxesParser } from 'saxes';
import { ImportError } from '../source/import-error.ts';
import { RECORD_MAX, tooLong } from '../source/source-limits.ts';
import { cellText, plainText } from '../values/cell-text.ts';
import type { GuideChild, GuideElement } from './guide-elements.ts';

interface OpenElement {
  readonly kind: 'channel' | 'programme';
  readonly line: number;
  readonly depth: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Map<string, GuideChild[]>;
}

interface OpenText {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Reads XMLTV chunk by chunk: `write` returns the elements that were completed. Throws {@link ImportError}
 * with the line for broken markup and for XML of another schema. Ignores elements and attributes that XMLTV
 * doesn't define.
 */
export class GuideParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: true } as const);
  #completed: GuideElement[] = [];
  #open: OpenElement | null = null;
  readonly #texts: OpenText[] = [];
  #depth = 0;
  /** Start of the current part below the root: an element, or the text between two. */
  #begin = { position: 0, line: 1 };

  constructor() {
    this.#parser.on('error', (error) => {
      // saxes prefixes messages with "line:column: ".
      const [, line, what] = /^(\d+):\d+: (.*)$/s.exec(error.message) ?? [];
      throw new ImportError(`line ${line ?? this.#parser.line} is not valid XML: ${what ?? error.message}`);
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#opened(name, attributes));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('closetag', ({ name }) => this.#closed(name));
  }

  write(chunk: string): readonly GuideElement[] {
    // The parser buffers everything until its end, however long that gets.
    this.#parser.write(chunk);
    if (this.#parser.position - this.#begin.position > RECORD_MAX)
      throw new ImportError(tooLong(this.#begin.line));
    return this.#take();
  }

  end(): readonly GuideElement[] {
    this.#parser.close();
    return this.#take();
  }

  #take(): readonly GuideElement[] {
    const completed = this.#completed;
    this.#completed = [];
    return completed;
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth === 1) {
      if (name !== 'tv')
        throw new ImportError(`it is not an XMLTV guide: its root element is <${name}>, not <tv>`);
      this.#completed.push({ kind: 'header', attributes });
    } else if (this.#depth === 2 && (name === 'channel' || name === 'programme')) {
      const { line } = this.#parser;
      this.#open = { kind: name, line, depth: this.#depth, attributes, children: new Map() };
    } else if (this.#open) this.#texts.push({ name, attributes, text: '' });
  }

  #text(text: string): void {
    const last = this.#texts.at(-1);
    if (last) last.text += text;
  }

  #closed(name: string): void {
    const open = this.#open;
    if (open && this.#depth === open.depth) {
      this.#open = null;
      this.#complete(open);
    } else if (open) this.#keep(open, this.#texts.pop(), name);
    this.#depth -= 1;
    if (this.#depth <= 1) this.#begin = { position: this.#parser.position, line: this.#parser.line };
  }

  #keep(open: OpenElement, child: OpenText | undefined, name: string): void {
    // Some guides escape their texts twice. Descriptions are HTML, so their entities are right.
    const text = name === 'desc' ? cellText(child?.text) : plainText(child?.text);
    if (!child || text === null) return;
    const language = cellText(child.attributes['lang'])?.toLowerCase() ?? null;
    const kept = { text, language, attributes: child.attributes };
    const siblings = open.children.get(name);
    if (siblings) siblings.push(kept);
    else open.children.set(name, [kept]);
  }

  #complete({ kind, line, attributes, children }: OpenElement): void {
    if (kind === 'programme') this.#completed.push({ kind, line, attributes, children });
    else
      this.#completed.push({
        kind,
        line,
        id: cellText(attributes['id']) ?? '',
        names: children.get('display-name') ?? [],
      });
  }
}
