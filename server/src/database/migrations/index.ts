import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as accounts from './0002-accounts.ts';
import * as collections from './0003-collections.ts';
import * as content from './0004-content.ts';
import * as cardEditors from './0005-card-editors.ts';
import * as passwordRecovery from './0006-password-recovery.ts';
import * as cards from './0007-cards.ts';
import * as contentFiles from './0008-content-files.ts';
import * as collectionLookups from './0009-collections-lookups.ts';
import * as dailyUpdate from './0010-daily-update.ts';
import * as playlistWrite from './0011-playlist-write.ts';
import * as catalogueNotify from './0012-catalogue-notify.ts';
import * as savedFilterBytes from './0013-saved-filter-bytes.ts';
import * as normalNames from './0014-normal-names.ts';
import * as mailQueue from './0015-mail-queue.ts';
import * as letterAddress from './0016-letter-address.ts';
import * as signInGuard from './0017-sign-in-guard.ts';
import * as administration from './0018-administration.ts';
import * as channelGroups from './0019-channel-groups.ts';
import * as manageReleases from './0020-manage-releases.ts';
import * as insights from './0021-insights.ts';
import * as letterLanguage from './0022-letter-language.ts';
import * as deletedItems from './0023-deleted-items.ts';

/** All migrations by name, in the order of execution. Never edit an executed one; add a new one instead. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-accounts': accounts,
  '0003-collections': collections,
  '0004-content': content,
  '0005-card-editors': cardEditors,
  '0006-password-recovery': passwordRecovery,
  '0007-cards': cards,
  '0008-content-files': contentFiles,
  '0009-collections-lookups': collectionLookups,
  '0010-daily-update': dailyUpdate,
  '0011-playlist-write': playlistWrite,
  '0012-catalogue-notify': catalogueNotify,
  '0013-saved-filter-bytes': savedFilterBytes,
  '0014-normal-names': normalNames,
  '0015-mail-queue': mailQueue,
  '0016-letter-address': letterAddress,
  '0017-sign-in-guard': signInGuard,
  '0018-administration': administration,
  '0019-channel-groups': channelGroups,
  '0020-manage-releases': manageReleases,
  '0021-insights': insights,
  '0022-letter-language': letterLanguage,
  '0023-deleted-items': deletedItems,
};

/** Whether these migrations are all that this version has. */
export const hasCurrentTables = (executed: readonly string[]): boolean =>
  Object.keys(MIGRATIONS).every((name) => executed.includes(name));
