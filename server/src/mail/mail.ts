/** A mail to one person. Line breaks and other control characters are removed from header values. */
export interface Mail {
  /** Only the address, without a name. */
  readonly to: string;
  readonly subject: string;
  /** The plain-text part, which every mail has. */
  readonly text: string;
  /** The same as a complete HTML document; see `mail-layout.ts`. */
  readonly html?: string;
  /** The reply address, without a name. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Message-ID, with or without its angle brackets; unset: a new one. */
  readonly messageId?: string;
}

/** Sends mails. Concurrent calls are safe. */
export interface Mailer {
  /**
   * Resolves once the mail server (or the outbox) has accepted the mail; rejects if it has not, or did not
   * confirm it.
   * @param beforeContent awaited when the mail server requests the content. Until then it certainly does not
   * have the mail. If it rejects, the mail is not sent.
   */
  send(mail: Mail, beforeContent?: () => Promise<void>): Promise<void>;
  /** Accepts no more mails and waits for those being sent. */
  close(): Promise<void>;
}

/** How a mailer sends. */
export type SendMail = (mail: Mail, beforeContent: () => Promise<void>) => Promise<void>;
