const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * A name that is followed by a date or a number on its line. The mark keeps a right-to-left name from changing
 * places with it; not every mail program supports `<bdi>`, and plain text has nothing else.
 */
export function keepOrder(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${name}${LEFT_TO_RIGHT_MARK}` : name;
}
