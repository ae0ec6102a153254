import type { AccountTables } from './schema/account-tables.ts';
import type { AdministrationTables } from './schema/administration-tables.ts';
import type { CatalogueTables } from './schema/catalogue-tables.ts';
import type { CollectionTables } from './schema/collection-tables.ts';
import type { ContentTables } from './schema/content-tables.ts';
import type { DailyUpdateTables } from './schema/daily-update-tables.ts';
import type { MailTables } from './schema/mail-tables.ts';

/**
 * Every table as kysely sees it, with the same columns as in the migrations (a test compares both). For the
 * form of values, see `value-types.ts`.
 */
export interface DatabaseSchema
  extends
    CatalogueTables,
    AccountTables,
    CollectionTables,
    ContentTables,
    DailyUpdateTables,
    MailTables,
    AdministrationTables {}
