/**
 * Opened directly, a file of a release runs nothing and loads nothing, in an opaque origin. A worker that
 * starts from a script is under the same policy; scripts and styles of a page are under the page's.
 */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Pictures that are documents may contain styles. */
const POLICY_OF_SVG = `${POLICY}; style-src 'unsafe-inline'`;

const CODE = ['js', 'mjs', 'css', 'json', 'map'];
/** The assets that the build preset supports, and the usual form of a favicon. */
const ASSETS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'ico', 'woff2', 'webm', 'mp4'];
const SERVED: ReadonlySet<string> = new Set([...CODE, ...ASSETS]);

const endingOf = (path: string) => /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';

/** Whether releases need files of this kind. HTML is excluded, because it would be a page of this origin. */
export function isServedFile(path: string): boolean {
  return SERVED.has(endingOf(path));
}

/** Whether a file never changes and is requested as a whole. Videos are requested in parts. */
export function isCode(path: string): boolean {
  return CODE.includes(endingOf(path));
}

/** The Content-Security-Policy of a release's file. */
export function releaseFilePolicy(path: string): string {
  return endingOf(path) === 'svg' ? POLICY_OF_SVG : POLICY;
}
