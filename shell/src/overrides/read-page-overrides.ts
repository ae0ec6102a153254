import { readJsonDocument } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID, pageOverridesSchema } from '@airdex/shared-contracts/overrides';
import type { PageOverrides } from '@airdex/shared-contracts/overrides';

const NOTHING: PageOverrides = { allowed: [], granted: [], isPermitted: false };

/** Reads the server's settings for overrides from this page. Without readable settings nothing is allowed. */
export function readPageOverrides(): PageOverrides {
  const text = document.getElementById(PAGE_OVERRIDES_ELEMENT_ID)?.textContent;
  const reading = readJsonDocument(pageOverridesSchema, text ?? 'null');
  return reading.ok ? reading.value : NOTHING;
}
