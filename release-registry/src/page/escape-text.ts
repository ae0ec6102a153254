/** A text for HTML: between elements, and in attributes with quotation marks. */
export function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
