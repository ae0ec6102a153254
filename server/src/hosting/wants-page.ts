/** Top folders that hold files, never pages. */
const FILE_FOLDERS = ['api', 'remotes', 'shell', 'registry', 'registry-api', 'media'];

/**
 * Whether a request is for a page of the application: asked for as HTML, and neither in a folder of files nor a file
 * by its name. A missing file must never be answered with a page: the browser would run or keep it.
 */
export function wantsPage(path: string, accept: string | undefined): boolean {
  if (accept?.includes('text/html') !== true) return false;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (FILE_FOLDERS.includes((segments[0] ?? '').toLowerCase())) return false;
  return !/\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '');
}
