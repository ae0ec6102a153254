import type { AccountTables } from './schema/account-tables.ts';
import type { CatalogueTables } from './schema/catalogue-tables.ts';
import type { CollectionTables } from './schema/collection-tables.ts';
import type { ContentTables } from './schema/content-tables.ts';
import type { DailyUpdateTables } from './schema/daily-update-tables.ts';
import type { MailTables } from './schema/mail-tables.ts';

/**
 * Every table as kysely sees it, column by column the same as the migrations made them (a test compares both).
 * For the form values take, see `value-types.ts`.
 */
export interface DatabaseSchema
  extends CatalogueTables, AccountTables, CollectionTables, ContentTables, DailyUpdateTables, MailTables {}
