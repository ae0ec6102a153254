/** Maximum characters of a cell; more make the whole file unreadable to Excel. */
const CELL_TEXT_MAX = 32_767;

/**
 * Invalid or discouraged characters in XML 1.0: control characters except tab and new line, and two
 * non-characters.
 */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu;
const SPECIAL = /[&<>"]/g;
const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/**
 * Spreadsheets read '_x0041_' as 'A', so an underscore at the start of such a sequence is escaped in the same
 * way.
 */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** Most texts need nothing: one test instead of four replacements. */
const NEEDS_CARE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF&<>"]/u;

/**
 * Any text as XML content or attribute value: removes invalid characters, and replaces half characters by �.
 */
export function xmlText(text: string): string {
  if (!NEEDS_CARE.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(SPECIAL, (character) => NAMES[character] ?? '');
}

/** A text as cell content: cut to the maximum, and escaped. */
export function cellText(text: string): string {
  const cut = text.length > CELL_TEXT_MAX ? wholeCharacters(text, CELL_TEXT_MAX) : text;
  return xmlText(cut.includes('_x') ? cut.replace(LOOKS_ESCAPED, '_x005F_') : cut);
}

function wholeCharacters(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
