import path from 'node:path';
import { defaultSender, type Brand } from '../branding/brand.ts';
import type { Configuration } from '../configuration.ts';
import type { Mailer } from './mail.ts';
import { createMailer } from './mailer.ts';

/** The mailer of an installation, by its settings. */
export function configuredMailer(configuration: Configuration, brand: Brand): Mailer {
  const { smtpUrl, dataDir, mailFrom, publicUrl } = configuration;
  return createMailer({
    smtpUrl,
    outboxFolder: path.resolve(dataDir, 'outbox'),
    from: mailFrom ?? defaultSender(brand, publicUrl),
  });
}
