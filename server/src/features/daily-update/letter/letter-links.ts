import { createHmac } from 'node:crypto';
import { routePath, savedSearchLaunchPath } from '@airdex/shared-contracts/routes';

/** Characters of each opaque part: 192 bits as base64url. */
const PART_LENGTH = 32;

/** The parts of a letter's links, and their stored hashes. */
export interface LetterKeys {
  /** Identifies the letter in its links. It cannot be guessed, and reveals nothing about the letter. */
  readonly idLetter: string;
  /** Identifies the letter's reader in its unsubscribe link; different in each letter. */
  readonly idUser: string;
  /** The letter's own part of its Message-ID. */
  readonly messageName: string;
}

/** Addresses of a letter's links. */
export interface LetterLinks {
  readonly view: string;
  readonly unsubscribe: string;
  readonly settings: string;
  readonly savedSearches: string;
  readonly site: string;
  card(idProgramme: number): string;
  launchSearch(idSavedSearch: number): string;
}

/**
 * The opaque parts of a letter's links: signatures under a key of the installation, so that any node can
 * compute them again for a mail that is sent later, and none has to be stored.
 */
export function letterKeys(
  key: Uint8Array,
  { id, idUser }: { readonly id: number; readonly idUser: number },
): LetterKeys {
  const sign = (text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, PART_LENGTH);
  return {
    idLetter: sign(`letter ${id}`),
    idUser: sign(`reader ${id} ${idUser}`),
    messageName: sign(`message ${id}`),
  };
}

/**
 * The Message-ID of a letter, the same each time the letter is sent: many mail servers keep only one of two mails with
 * the same id.
 */
export function messageIdOf(publicUrl: string, { messageName }: LetterKeys): string {
  return `<daily-update.${messageName}@${new URL(publicUrl).hostname}>`;
}

export function letterLinks(
  publicUrl: string,
  { idLetter, idUser }: Pick<LetterKeys, 'idLetter' | 'idUser'>,
): LetterLinks {
  return {
    view: `${publicUrl}${routePath('letter', { id: idLetter })}`,
    unsubscribe: `${publicUrl}${routePath('unsubscribe', { idLetter, idUser })}`,
    settings: `${publicUrl}${routePath('dailyUpdate')}`,
    savedSearches: `${publicUrl}${routePath('savedSearches')}`,
    site: `${publicUrl}/`,
    card: (id) => `${publicUrl}${routePath('card', { id })}`,
    launchSearch: (id) => `${publicUrl}${savedSearchLaunchPath(id)}`,
  };
}
