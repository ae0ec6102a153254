/** Top-level folders that contain files, never pages. */
const FILE_FOLDERS = ['api', 'remotes', 'shell', 'registry', 'registry-api', 'media'];

/** `application/json`, `application/problem+json`, `text/json`, with or without parameters. */
const JSON_TYPE = /^[^;]*[/+]json\s*(;|$)/i;

/** Whether a client accepts only JSON. A missing or empty Accept header accepts anything. */
function takesJsonOnly(accept: string | undefined): boolean {
  return accept !== undefined && accept.split(',').every((type) => JSON_TYPE.test(type.trim()));
}

/**
 * Whether a request gets a page of the application: unless it accepts only JSON, is in a folder of files, or
 * names a file and does not ask for a page, as the address bar does. A missing file must never return a page where a
 * script, style or picture was meant: the browser would run or store it.
 */
export function wantsPage(path: string, accept: string | undefined): boolean {
  if (takesJsonOnly(accept)) return false;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (FILE_FOLDERS.includes((segments[0] ?? '').toLowerCase())) return false;
  const namesFile = /\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '');
  return !namesFile || accept?.includes('text/html') === true;
}
