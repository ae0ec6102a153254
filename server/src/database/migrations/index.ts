import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as accounts from './0002-accounts.ts';
import * as collections from './0003-collections.ts';
import * as content from './0004-content.ts';
import * as cardEditors from './0005-card-editors.ts';

/** All migrations by name, in the order they are applied. Applied ones are never edited; a change is a new one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-accounts': accounts,
  '0003-collections': collections,
  '0004-content': content,
  '0005-card-editors': cardEditors,
};
