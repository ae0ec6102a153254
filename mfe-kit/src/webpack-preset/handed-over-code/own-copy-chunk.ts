/** Name of the chunk with a remote's own copy of what `request` stands for, `own-copy-shared-ui`. */
export function ownCopyChunk(request: string): string {
  const [file = '', folder = ''] = request.split('/').toReversed();
  return `own-copy-${file === 'handed-over' ? folder : file.replace(/\.\w+$/, '')}`;
}

/**
 * Puts a style sheet into the page: that of an own copy before all others of its release, which build on it. Runs in
 * the page, as part of a container: it can use nothing from outside of it.
 */
export function putStyles(link: HTMLLinkElement): void {
  const [release = '', copy] = link.href.split('own-copy-');
  const others = `link[rel="stylesheet"][href^="${release}"]`;
  document.head.insertBefore(link, copy ? document.querySelector(others) : null);
}
