const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * The text with the characters that its HTML entities stand for, decoded once. Names that were copied from web pages
 * contain entities, such as `A &amp; B`. Numbers that are not characters, and all other names, stay as written.
 */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (entity, hexadecimal: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name === undefined
        ? (character(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)) ?? entity)
        : (NAMED.get(name.toLowerCase()) ?? entity),
  );
}

/** Null beyond Unicode, and for half of a character, which no database stores. */
function character(point: number): string | null {
  return point > 0x10_ff_ff || (point >= 0xd8_00 && point <= 0xdf_ff) ? null : String.fromCodePoint(point);
}
