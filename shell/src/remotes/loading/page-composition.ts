import {
  COMPOSITION_ELEMENT_ID,
  composedRemoteSchema,
  readDocument,
} from '@airdex/shared-contracts/composition';
import type { ComposedRemote, DocumentReading } from '@airdex/shared-contracts/composition';

/** The remotes of the page's composition. Each is parsed separately, so a malformed entry affects only that remote. */
export type PageComposition =
  | {
      readonly ok: true;
      readonly id: string;
      readonly remotes: ReadonlyMap<string, DocumentReading<ComposedRemote>>;
      /** The page arrived without a composition; this is the last one that worked in this browser. */
      readonly isRemembered?: true;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The entry of a remote in a composition; undefined if there is none or it is unreadable. */
export function entryOf(composition: PageComposition, remote: string): ComposedRemote | undefined {
  const reading = composition.ok ? composition.remotes.get(remote) : undefined;
  return reading?.ok === true ? reading.value : undefined;
}

function nameOf(remote: unknown): string {
  const { name } = (remote ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** Parses a composition document. Never throws: a shell without remotes still has its header, sign-in and pages. */
export function readCompositionDocument(document: unknown): PageComposition {
  const { id, remotes } = (document ?? {}) as { id?: unknown; remotes?: unknown };
  if (typeof id !== 'string' || !Array.isArray(remotes)) {
    return { ok: false, problems: ['the document is no composition: it lacks `id` or `remotes`'] };
  }
  const readings = remotes.map(
    (remote) => [nameOf(remote), readDocument(composedRemoteSchema, remote)] as const,
  );
  return { ok: true, id, remotes: new Map(readings) };
}

/** Reads the composition that the server has embedded in the page. */
export function readComposition(page: Document = document): PageComposition {
  const text = page.getElementById(COMPOSITION_ELEMENT_ID)?.textContent;
  if (text === undefined)
    return { ok: false, problems: [`the page has no element #${COMPOSITION_ELEMENT_ID}`] };
  try {
    return readCompositionDocument(JSON.parse(text));
  } catch (error) {
    return { ok: false, problems: [`the composition is not JSON: ${String(error)}`] };
  }
}
