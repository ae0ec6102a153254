/** Line ends and other control characters. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/u;
/** Change the direction of the text after a name. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]+/gu;
/** Not visible on its own: joiners and the like, marks without a letter, and the empty Braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]+/gu;

/** Whether nothing of a text is visible. */
export const isBlank = (text: string) => text.replace(INVISIBLE, '').trim() === '';

/**
 * A name as one line: a space replaces control characters and line breaks, and nothing in it changes the direction
 * of other text. Joiners and marks stay, because scripts and emoji need them. Empty if none of it is visible.
 */
export function nameText(given: string): string {
  const parts = given.replace(OVERRIDES, '').split(CONTROLS);
  const name = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return isBlank(name) ? '' : name;
}
