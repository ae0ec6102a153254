import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID } from '@airdex/shared-contracts/overrides';

/** The part of the browser's Trusted Types API that is used. Not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null; createScriptURL(url: string): string | null },
  ): unknown;
}

/** Elements that load or run something. HTML inserted as text never needs them. */
const ACTIVE = /<\/?(script|iframe|frame|object|embed|base|meta|link|svg:script)\b/i;

/** Origins of the page, of every absolute address in its composition, and of the overrides that its policy lets in. */
export function scriptOrigins(compositionText: string, own: string, overridesText = ''): ReadonlySet<string> {
  const bases = compositionText.match(/"base":"https?:\/\/[^"]+"/g) ?? [];
  const granted = /"granted":\[(.*?)\][,}]/.exec(overridesText)?.[1]?.match(/https?:\/\/[^"]+/g) ?? [];
  return new Set([
    own,
    ...bases.map((base) => new URL(base.slice('"base":"'.length, -1)).origin),
    ...granted,
  ]);
}

/** Rules for addresses of scripts and for HTML; null refuses. */
export function trustRules(origins: ReadonlySet<string>, baseUri: string) {
  return {
    createScriptURL: (url: string) => (origins.has(new URL(url, baseUri).origin) ? url : null),
    createHTML: (html: string) => (ACTIVE.test(html) ? null : html),
  };
}

/**
 * Creates the single policy that checks everything the page would run: addresses of scripts by their origin, and HTML for
 * active content. Evaluating text is refused, because the policy has no rule for it. Must run before the first script is
 * added.
 */
export function guardPage(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const origins = scriptOrigins(
    textOf(COMPOSITION_ELEMENT_ID),
    window.location.origin,
    textOf(PAGE_OVERRIDES_ELEMENT_ID),
  );
  trustedTypes?.createPolicy('default', trustRules(origins, document.baseURI));
}
