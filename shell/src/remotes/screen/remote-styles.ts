/** Number of mounted screens by the address of the release; 0 if a release is loaded but shows no screen. */
const mounted = new Map<string, number>();

function sheetsOf(base: string): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ href }) => href.startsWith(base));
}

function apply(link: HTMLLinkElement, isOn: boolean): void {
  if (link.sheet !== null) link.sheet.disabled = !isOn;
}

const addressOf = (base: string) => new URL(base, document.baseURI).href;

// A style sheet may arrive before the first screen of its remote is mounted, or after the last is unmounted.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    for (const [base, count] of mounted)
      if (count === 0 && target.href.startsWith(base)) apply(target, false);
  },
  { capture: true },
);

/**
 * Disables the style sheets of a remote's release until one of its screens is mounted, because a release may be
 * preloaded and never shown. Call this before you load any file of the release.
 * @param base as for {@link holdStyles}
 */
export function restrainStyles(base: string): void {
  const address = addressOf(base);
  if (!mounted.has(address)) mounted.set(address, 0);
}

/**
 * Enables the style sheets of a remote's release until every caller has called the returned function. The style sheets
 * stay loaded, so they apply again immediately, without a flash.
 * @param base address of the release, absolute or from the root of the page's origin
 */
export function holdStyles(base: string): () => void {
  const address = addressOf(base);
  mounted.set(address, (mounted.get(address) ?? 0) + 1);
  for (const link of sheetsOf(address)) apply(link, true);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const rest = (mounted.get(address) ?? 1) - 1;
    mounted.set(address, rest);
    if (rest === 0) for (const link of sheetsOf(address)) apply(link, false);
  };
}
