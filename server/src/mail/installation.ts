/** What mails say of the installation they come from. */
export interface Installation {
  /** Address that subscribers open the site by, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Mailbox of the provider: requests for free trials and further information go there. */
  readonly providerEmail: string;
}
