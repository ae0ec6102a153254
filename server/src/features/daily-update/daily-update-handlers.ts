import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { HandlersOf } from '../../http/call.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Installation } from '../../mail/installation.ts';
import type { MailQueue } from '../../mail/queue/mail-queue.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { withUserLock } from '../collections/owner-transaction.ts';
import { confirmationMail } from './address/confirmation-mail.ts';
import { findLetter, findReader } from './letter/find-letter.ts';
import { letterHtml } from './letter/letter-html.ts';
import { letterKeys, letterLinks } from './letter/letter-links.ts';
import { letterStyleHash } from './letter/letter-style.ts';
import { previewLetter } from './letter/preview-letter.ts';
import { visibleContent } from './letter/visible-content.ts';
import {
  addressTopic,
  deactivate,
  loadSettings,
  NO_SETTINGS,
  storeSettings,
} from './settings/daily-update-settings.ts';
import { SETTINGS_TEXTS } from './settings/settings-texts.ts';

export interface DailyUpdateServices {
  readonly catalogue: CatalogueServices;
  /** Signs the links of letters. */
  readonly key: Uint8Array;
  readonly installation: Installation;
  readonly mails: MailQueue;
}

type DailyUpdateEndpoint =
  | 'getDailyUpdateConfig'
  | 'setDailyUpdateConfig'
  | 'disableDailyUpdate'
  | 'getDailyUpdateLetter'
  | 'getDailyUpdatePreview';

/** A letter opened in the browser: its own style, and no scripts, forms or frames. */
const letterPolicy = (styleHash: string): string =>
  `default-src 'none'; img-src 'self'; style-src ${styleHash}; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

export function dailyUpdateHandlers({
  catalogue,
  key,
  installation,
  mails,
}: DailyUpdateServices): HandlersOf<DailyUpdateEndpoint> {
  const { kysely, index, scopes } = catalogue;
  const policy = letterPolicy(letterStyleHash(installation.brand));
  return {
    // Without the right to the daily letter, it is inactive and cannot be changed. Neither call returns 401 or 403,
    // because those end the session.
    getDailyUpdateConfig: ({ caller }) =>
      caller.hasDailyUpdateAccess ? loadSettings(kysely, caller.idUser) : NO_SETTINGS,

    async setDailyUpdateConfig({ caller, body, language }) {
      if (!caller.hasDailyUpdateAccess) throw new HttpError('not-found', SETTINGS_TEXTS.noAccess);
      await withUserLock(kysely, caller.idUser, async (transaction) => {
        const request = await storeSettings(transaction, caller.idUser, body, language);
        if (request === null) return;
        const { confirmation, link } = request;
        await mails.add(
          confirmationMail(confirmation, link.secret, installation),
          { topic: addressTopic(caller.idUser), secretUntil: link.expiresAt },
          transaction,
        );
      });
      mails.wake();
      return true as const;
    },

    disableDailyUpdate: ({ params }) => unsubscribe(kysely, key, params),

    async getDailyUpdateLetter({ params, caller, setHeader }) {
      setHeader('Content-Security-Policy', policy);
      const letter = await findLetter(kysely, params.id);
      if (!letter || letter.idUser !== caller.idUser) return '';
      const content = visibleContent(letter.content, await scopes.of(caller), index);
      if (content.count === 0) return '';
      const links = letterLinks(installation.publicUrl, letterKeys(key, letter));
      return letterHtml({ ...letter, content, isPage: true, brand: installation.brand }, links);
    },

    async getDailyUpdatePreview({ caller, language }) {
      const now = new Date();
      if (!caller.hasDailyUpdateAccess)
        return { since: now.toISOString(), count: 0, searches: [], moreSearches: 0 };
      const { idUser, idCompany } = caller;
      return previewLetter(catalogue, { idUser, idCompany, language }, now);
    },
  };
}

/**
 * Ends the daily letter by its link. True for a valid link, however often it is used; false for any other.
 */
export async function unsubscribe(
  kysely: Kysely<DatabaseSchema>,
  key: Uint8Array,
  parts: { readonly idLetter: string; readonly idUser: string },
): Promise<boolean> {
  const idUser = await findReader(kysely, key, parts);
  if (idUser === undefined) return false;
  await deactivate(kysely, idUser);
  return true;
}
