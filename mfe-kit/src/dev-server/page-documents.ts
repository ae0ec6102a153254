import {
  COMPOSITION_ELEMENT_ID,
  compositionSchema,
  readJsonDocument,
} from '@airdex/shared-contracts/composition';
import type { Composition } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID, pageOverridesSchema } from '@airdex/shared-contracts/overrides';
import type { PageOverrides } from '@airdex/shared-contracts/overrides';

/** The documents that the server embeds in a page of the application. */
export interface PageDocuments {
  /** Undefined if the page does not belong to the application. */
  readonly composition: Composition | undefined;
  readonly overrides: PageOverrides;
}

function dataIn(html: string, id: string): string {
  return (
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null'
  );
}

/** Reads the documents in a page's HTML. A page that does not mention overrides allows none. */
export function readPageDocuments(html: string): PageDocuments {
  const composition = readJsonDocument(compositionSchema, dataIn(html, COMPOSITION_ELEMENT_ID));
  const overrides = readJsonDocument(pageOverridesSchema, dataIn(html, PAGE_OVERRIDES_ELEMENT_ID));
  return {
    composition: composition.ok ? composition.value : undefined,
    overrides: overrides.ok ? overrides.value : { allowed: [], granted: [] },
  };
}
