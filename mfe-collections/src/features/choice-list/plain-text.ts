/** A description as one line of text; HTML in it is parsed, never run. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
