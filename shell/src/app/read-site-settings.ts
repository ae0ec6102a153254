import {
  DEFAULT_SITE_SETTINGS,
  SITE_SETTINGS_ELEMENT_ID,
  siteSettingsSchema,
  type SiteSettings,
} from '@airdex/shared-contracts/remote-contract';

/** Reads the settings that the server embeds in the page. Never throws: returns the defaults if there are none. */
export function readSiteSettings(page: Document = document): SiteSettings {
  try {
    const text = page.getElementById(SITE_SETTINGS_ELEMENT_ID)?.textContent ?? 'null';
    const parsed = siteSettingsSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : DEFAULT_SITE_SETTINGS;
  } catch {
    return DEFAULT_SITE_SETTINGS;
  }
}
