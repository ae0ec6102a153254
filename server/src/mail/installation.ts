import { DEFAULT_BRAND, type Brand } from '../branding/brand.ts';

/** The data of the installation in its mails, and in its messages. */
export interface Installation {
  /** The site's address for subscribers, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** Mailbox of the provider: receives requests for free trials and further information. */
  readonly providerEmail: string;
  /** The names, contact and colours under which it presents itself. */
  readonly brand: Brand;
}

/**
 * The installation as its settings describe it. Without a mailbox of their own, requests go to the address that pages
 * show.
 */
export function installationOf(
  { publicUrl, providerEmail }: Pick<Installation, 'publicUrl' | 'providerEmail'>,
  brand: Brand,
): Installation {
  const isSet = providerEmail !== DEFAULT_BRAND.branding.contact.email;
  return { publicUrl, providerEmail: isSet ? providerEmail : brand.branding.contact.email, brand };
}
