import { DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import { type Branding } from '@airdex/shared-contracts/remote-contract';
import { useServices } from '../services/services-context.ts';

/** Names, contact and links of the provider. */
export const useBranding = (): Branding => useServices().host.settings.branding ?? DEFAULT_BRANDING;
