import type { IncomingMessage } from 'node:http';
import { wantsPage } from './wants-page.ts';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address to route a request by. Percent signs that cannot be decoded, as in a link that a mail program has cut
 * off, are taken literally where a page is wanted: the user then sees the not-found page, not the router's refusal.
 */
export function pageAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [path = '/'] = url.split('?', 1);
  if (isDecodable(path) || !wantsPage(path, headers.accept)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
