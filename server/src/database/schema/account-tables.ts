import type { Generated } from 'kysely';
import type { GeneratedTimestamp, IsoDate, OptionalTimestamp, Timestamp } from './column-types.ts';

export interface CompanyTable {
  id: Generated<number>;
  name: string;
}

export interface AccessTable {
  id: Generated<number>;
  company_id: number;
  name_en: string;
  name_zh: string;
  description_en: Generated<string>;
  description_zh: Generated<string>;
  begin_date: IsoDate;
  end_date: IsoDate;
  programmes_from: IsoDate | null;
  programmes_to: IsoDate | null;
  all_channels: Generated<boolean>;
  all_channels_have_audience_results: Generated<boolean>;
  all_genres: Generated<boolean>;
}

export interface AccessCountryTable {
  access_id: number;
  country_id: number;
  has_audience_results: Generated<boolean>;
}

export interface AccessChannelTable {
  access_id: number;
  channel_id: number;
  has_audience_results: Generated<boolean>;
}

export interface AccessChannelGroupTable {
  access_id: number;
  /** Of the channels' network or of one of their owners. */
  name: string;
  has_audience_results: Generated<boolean>;
}

export interface AccessSubgenreTable {
  access_id: number;
  subgenre_id: number;
}

export interface AppUserTable {
  id: Generated<number>;
  company_id: number;
  username: string;
  email: string;
  /** Of the user name and the address; see `account/normal-names`. Null until the server has filled them. */
  normal_username: string | null;
  normal_email: string | null;
  password_hash: string;
  language: Generated<string>;
  has_nota_selection: Generated<boolean>;
  has_evaluation_access: Generated<boolean>;
  has_daily_update_access: Generated<boolean>;
  has_reports: Generated<boolean>;
  can_edit_cards: Generated<boolean>;
  can_manage_releases: Generated<boolean>;
  attack_mailed_at: OptionalTimestamp;
  /** Since when the user may not sign in; null: the user may. */
  disabled_at: OptionalTimestamp;
  created_at: GeneratedTimestamp;
}

export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  stay_signed_in: boolean;
  created_at: GeneratedTimestamp;
  used_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface SignInAddressTable {
  user_id: number;
  address: string;
  used_at: GeneratedTimestamp;
}

export interface PasswordRecoveryTable {
  user_id: number;
  link_hash: string;
  expires_at: Timestamp;
}

export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface AccountTables {
  company: CompanyTable;
  access: AccessTable;
  access_country: AccessCountryTable;
  access_channel: AccessChannelTable;
  access_channel_group: AccessChannelGroupTable;
  access_subgenre: AccessSubgenreTable;
  app_user: AppUserTable;
  session: SessionTable;
  sign_in_address: SignInAddressTable;
  password_recovery: PasswordRecoveryTable;
  server_secret: ServerSecretTable;
}
