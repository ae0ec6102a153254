/** A mail to one person. Line breaks and other control characters in what becomes a header are taken out. */
export interface Mail {
  /** The address alone, without a name. */
  readonly to: string;
  readonly subject: string;
  /** The plain-text part, which every mail has. */
  readonly text: string;
  /** The same as a whole HTML document; see `mail-layout.ts`. */
  readonly html?: string;
  /** The address alone that an answer goes to. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Message-ID, with or without its angle brackets; unset: a new one. */
  readonly messageId?: string;
}

/** Sends mails. Safe to call any number of times at once. */
export interface Mailer {
  /**
   * Resolves once the mail server (or the outbox) has taken the mail; rejects when it has not, or did not say so.
   * @param beforeContent is waited for when the mail server asks for the content. Until then it surely does not have the
   *   mail. When it rejects, the mail is not sent.
   */
  send(mail: Mail, beforeContent?: () => Promise<void>): Promise<void>;
  /** Takes no more mails and waits for those being sent. */
  close(): Promise<void>;
}

/** The way a mailer sends. */
export type SendMail = (mail: Mail, beforeContent: () => Promise<void>) => Promise<void>;
