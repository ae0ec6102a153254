import { readJsonDocument } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID, pageOverridesSchema } from '@airdex/shared-contracts/overrides';
import type { PageOverrides } from '@airdex/shared-contracts/overrides';

const NOTHING: PageOverrides = { allowed: [], granted: [], isPermitted: false };

/** What the server says of overrides in this page. Nothing is allowed in a page where it says nothing readable. */
export function readPageOverrides(page: Document = document): PageOverrides {
  const text = page.getElementById(PAGE_OVERRIDES_ELEMENT_ID)?.textContent;
  const reading = readJsonDocument(pageOverridesSchema, text ?? 'null');
  return reading.ok ? reading.value : NOTHING;
}
