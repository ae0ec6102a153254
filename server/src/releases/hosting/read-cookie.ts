/** Value of a cookie in a `Cookie` header, decoded; undefined when it is not there or can't be read. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
