/** Top folders that hold files, never pages. */
const FILE_FOLDERS = ['api', 'remotes', 'shell', 'registry', 'registry-api', 'media'];

/** `application/json`, `application/problem+json`, `text/json`, with or without parameters. */
const JSON_TYPE = /^[^;]*[/+]json\s*(;|$)/i;

/** Whether a caller takes nothing but JSON. No Accept header, or an empty one, takes anything. */
function takesJsonOnly(accept: string | undefined): boolean {
  return accept !== undefined && accept.split(',').every((type) => JSON_TYPE.test(type.trim()));
}

/**
 * Whether a request is answered with a page of the application: unless it asks for JSON alone, is in a folder of files,
 * or names a file. A missing file must never be answered with a page: the browser would run or keep it.
 */
export function wantsPage(path: string, accept: string | undefined): boolean {
  if (takesJsonOnly(accept)) return false;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (FILE_FOLDERS.includes((segments[0] ?? '').toLowerCase())) return false;
  return !/\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '');
}
