import type { Generated } from 'kysely';
import type { GeneratedTimestamp, IsoDate, Json, OptionalTimestamp } from './column-types.ts';

export interface DailyUpdateTable {
  user_id: number;
  is_active: Generated<boolean>;
  email: Generated<string>;
  activated_at: OptionalTimestamp;
  told_until: OptionalTimestamp;
  updated_at: GeneratedTimestamp;
  pending_email: string | null;
  link_hash: string | null;
  link_expires_at: OptionalTimestamp;
  language: string | null;
}

export interface DailyLetterTable {
  id: Generated<number>;
  user_id: number;
  day: IsoDate;
  state: Generated<string>;
  language: string | null;
  content: Json | null;
  token_hash: string | null;
  message_id: string | null;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  claim: string | null;
  claimed_until: OptionalTimestamp;
  problem: string | null;
  created_at: GeneratedTimestamp;
  sent_at: OptionalTimestamp;
}

export interface DailyUpdateTables {
  daily_update: DailyUpdateTable;
  daily_letter: DailyLetterTable;
}
