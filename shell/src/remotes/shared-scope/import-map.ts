interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Integrity of the page's modules by absolute address. */
function pageIntegrity(): ReadonlyMap<string, string> {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as ImportMap;
  return new Map(
    Object.entries(integrity).map(([address, hash]) => [new URL(address, document.baseURI).href, hash]),
  );
}

/**
 * Ensures that the browser verifies a container that is an ES module. Only the import map in the page's HTML can
 * enforce its integrity, so a release that is not in the page's composition must not run. Files of a dev server have
 * no integrity.
 * @throws Error if the import map does not have this integrity
 */
export function checkVerified({
  url,
  integrity,
}: {
  readonly url: string;
  readonly integrity: string;
}): void {
  if (integrity === '' || pageIntegrity().get(url) === integrity) return;
  throw new Error(`The import map of this page has no integrity of ${url}`);
}
