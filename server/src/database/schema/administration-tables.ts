import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json } from './column-types.ts';

export interface AdminChangeTable {
  id: Generated<number>;
  changed_at: GeneratedTimestamp;
  operator: string;
  operation: string;
  subject: string;
  before: Json | null;
  after: Json | null;
}

export interface AdministrationTables {
  admin_change: AdminChangeTable;
}
