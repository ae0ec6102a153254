import * as z from 'zod/mini';
import { brandingSchema, webAddressSchema } from './branding.ts';

/** Id of the page's element with the server's settings, as JSON. */
export const SITE_SETTINGS_ELEMENT_ID = 'airdex-settings';

/** Settings of the operator for all users. Public: they are in the page before sign-in. */
export const siteSettingsSchema = z.object({
  /** Whether the advanced panel has the filter for programmes with an evaluation. */
  hasEvaluationFilter: z.boolean(),
  /** Address of the provider's privacy policy; unset for the page of the product. */
  privacyPolicyUrl: z.optional(webAddressSchema),
  /** The provider's names, contact and links; unset for those of the product. */
  branding: z.optional(brandingSchema),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** The settings of a site without any of its own. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = Object.freeze({ hasEvaluationFilter: true });
