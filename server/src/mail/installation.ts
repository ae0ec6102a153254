/** The data of the installation in its mails. */
export interface Installation {
  /** The site's address for subscribers, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** Mailbox of the provider: receives requests for free trials and further information. */
  readonly providerEmail: string;
}
