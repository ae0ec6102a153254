import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { SendMail } from './mail.ts';

/** Mails contain links with access rights: only the server's own user may read them. */
const ONLY_OWNER = 0o600;
const ONLY_OWNER_FOLDER = 0o700;

/**
 * Writes each mail as an `.eml` file, which every mail program opens. A file is complete or does not exist.
 */
export function outboxMailer(folder: string, from: string): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const nextName = createFileNames();
  return async (mail, beforeContent) => {
    const { message } = await composer.sendMail(mailMessage(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory');
    await mkdir(folder, { recursive: true, mode: ONLY_OWNER_FOLDER });
    const name = nextName();
    const aside = path.join(folder, `.${name}.part`);
    try {
      const file = await open(aside, 'wx', ONLY_OWNER);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await beforeContent();
      await rename(aside, path.join(folder, name));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };
}

/** Names that sort by time, in UTC, even within one millisecond, and that are unique across processes. */
export function createFileNames(now: () => Date = () => new Date()): () => string {
  let last = '';
  let within = 0;
  return () => {
    const time = now().toISOString().replace(/[-:]/g, '').replace('.', '');
    // A clock set back must not put a later mail before an earlier one.
    if (time > last) {
      last = time;
      within = 0;
    } else within++;
    return `${last}-${String(within).padStart(4, '0')}-${randomUUID().slice(0, 8)}.eml`;
  };
}
