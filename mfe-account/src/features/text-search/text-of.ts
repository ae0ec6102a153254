/** Text of a piece of HTML, without its tags. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
