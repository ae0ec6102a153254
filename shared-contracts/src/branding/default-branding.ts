import type { Branding } from '../remote-contract/branding.ts';

const SITE = 'https://www.airdex.example';

/** The product as it is. Its addresses are reserved names, which lead nowhere. */
export const DEFAULT_BRANDING: Branding = Object.freeze({
  product: 'Airdex',
  provider: 'Airdex',
  site: SITE,
  contact: { email: 'contact@airdex.example' },
  social: [
    { name: 'LinkedIn', url: `${SITE}/linkedin` },
    { name: 'X', url: `${SITE}/x` },
    { name: 'YouTube', url: `${SITE}/youtube` },
  ],
  sister: { name: 'Airdex Insights', url: 'https://insights.airdex.example' },
});

/** The names that texts contain as `{{product}}`, `{{provider}}`, `{{contact}}` and `{{sister}}`. */
export function brandNames({ product, provider, contact, sister }: Branding) {
  return { product, provider, contact: contact.email, sister: sister?.name ?? provider };
}
