import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID } from '@airdex/shared-contracts/overrides';

/** The part of the browser's trusted types that is used; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null; createScriptURL(url: string): string | null },
  ): unknown;
}

/** Elements that load or run something: nobody who writes HTML into the page as text has a use for them. */
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

/** What may be taken for a script's address, or for HTML; null refuses. */
export function trustRules(origins: ReadonlySet<string>, baseUri: string) {
  return {
    createScriptURL: (url: string) => (origins.has(new URL(url, baseUri).origin) ? url : null),
    createHTML: (html: string) => (ACTIVE.test(html) ? null : html),
  };
}

/**
 * Makes the one policy through which everything passes that the page would run: addresses of scripts by their origin,
 * HTML without anything active. Evaluating text is refused, for the policy has no rule for it. Has to run before the
 * first script is added.
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
