import type { Generated } from 'kysely';
import type { GeneratedTimestamp, OptionalTimestamp, Timestamp } from './column-types.ts';

export interface QueuedMailTable {
  id: Generated<number>;
  topic: string | null;
  /** JSON as text, which accepts any string that users may write. */
  mail: string | null;
  has_secret: boolean;
  message_id: string;
  state: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  expires_at: Timestamp;
  claim: string | null;
  claimed_until: OptionalTimestamp;
  problem: string | null;
  created_at: GeneratedTimestamp;
}

export interface MailTables {
  queued_mail: QueuedMailTable;
}
