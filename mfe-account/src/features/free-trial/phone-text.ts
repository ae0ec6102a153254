/** Maximum number of digits that the server accepts. */
const DIGITS_MAX = 30;

/** The part of a text that is valid in a phone number: digits, and a leading `+`. */
export function phoneText(typed: string): string {
  // Input methods for Chinese may produce full-width digits.
  const plain = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  return `${plain.startsWith('+') ? '+' : ''}${plain.replaceAll('+', '').slice(0, DIGITS_MAX)}`;
}

/**
 * Whether an input event enters only characters that are not valid in a phone number. Preventing it leaves the caret
 * where it is; removing the characters afterwards would move it to the end.
 */
export function entersNoPhoneText(event: Event): boolean {
  // React reports some characters, such as spaces, by the key press.
  const text = event instanceof KeyboardEvent ? event.key : 'data' in event ? event.data : null;
  return typeof text === 'string' && text.length === 1 && phoneText(text) === '';
}
