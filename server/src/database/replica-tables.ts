import { OperationNodeTransformer, type KyselyPlugin, type QueryId, type TableNode } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Where each table is read from. 'replica': what importers and editors write, which may appear slightly late.
 * 'primary': what users and nodes write and must find immediately, on any node.
 */
const READ_FROM: Readonly<Record<keyof DatabaseSchema, 'replica' | 'primary'>> = {
  country: 'replica',
  channel: 'replica',
  genre: 'replica',
  subgenre: 'replica',
  keyword: 'replica',
  frequency: 'replica',
  format: 'replica',
  programme: 'replica',
  programme_produced_in: 'replica',
  programme_developed_in: 'replica',
  programme_keyword: 'replica',
  audience_target: 'replica',
  audience_result: 'replica',
  catalogue_state: 'replica',
  import_run: 'replica',
  company: 'replica',
  access: 'replica',
  access_country: 'replica',
  access_channel: 'replica',
  access_channel_group: 'replica',
  access_subgenre: 'replica',
  report: 'replica',
  faq_chapter: 'replica',
  faq: 'replica',
  content_file: 'replica',
  app_user: 'primary',
  session: 'primary',
  sign_in_address: 'primary',
  password_recovery: 'primary',
  server_secret: 'primary',
  saved_search_folder: 'primary',
  playlist_folder: 'primary',
  saved_search: 'primary',
  playlist: 'primary',
  playlist_programme: 'primary',
  playlist_share: 'primary',
  playlist_write: 'primary',
  deleted_item: 'primary',
  video_tag: 'primary',
  daily_update: 'primary',
  daily_letter: 'primary',
  queued_mail: 'primary',
  admin_change: 'primary',
};

const tables: Readonly<Record<string, string>> = READ_FROM;

/**
 * Rejects queries for which a replica may lack the caller's own writes. Part of every `reader`, whether or
 * not there are replicas, so that the mistake is always detected. Does not see names inside raw SQL.
 */
export class ReplicaTablesPlugin implements KyselyPlugin {
  readonly #check = new TableCheck();

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) =>
    this.#check.transformNode(node, queryId);

  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}

class TableCheck extends OperationNodeTransformer {
  protected override transformTable(node: TableNode, queryId?: QueryId): TableNode {
    const { name } = node.table.identifier;
    if (tables[name] === 'primary') throw new Error(`${name} is not read from replicas: use kysely`);
    return super.transformTable(node, queryId);
  }
}
