/** Addresses of the provider. Reserved names: they lead nowhere until the product has its own. */
export const CONTACT_MAIL = 'contact@airdex.example';
export const PROVIDER_SITE = 'https://www.airdex.example';
export const SISTER_SITE = 'https://insights.airdex.example';
export const SOCIAL_LINKS = [
  { name: 'linkedin', href: `${PROVIDER_SITE}/linkedin` },
  { name: 'x', href: `${PROVIDER_SITE}/x` },
  { name: 'youtube', href: `${PROVIDER_SITE}/youtube` },
] as const;
