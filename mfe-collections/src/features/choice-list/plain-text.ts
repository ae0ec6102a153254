/** What a description says, in one line; HTML in it is read, never run. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
