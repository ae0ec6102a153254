import type { Generated } from 'kysely';
import type { ClockTime, GeneratedTimestamp, IsoDate } from './column-types.ts';

interface NamedTable {
  id: Generated<number>;
  source_key: string;
  name_en: string;
  name_zh: string;
}

export interface CountryTable {
  id: Generated<number>;
  code: string;
  name_en: string;
  name_zh: string;
}

export interface ChannelTable {
  id: Generated<number>;
  source_key: string;
  country_id: number | null;
  name: string;
  alternative_names: Generated<string[]>;
  platform_id: Generated<number>;
  network: string | null;
  owners: string | null;
  website: string | null;
  launched_on: IsoDate | null;
}

export interface SubgenreTable extends NamedTable {
  genre_id: number;
}

export interface KeywordTable extends NamedTable {
  parent_id: number | null;
}

export interface FormatTable {
  id: Generated<number>;
  source_key: string;
  title: string;
  origin_country_id: number | null;
}

export interface ProgrammeTable {
  id: Generated<number>;
  source_key: string;
  source_name: string | null;
  source_description: string | null;
  licence: string | null;
  is_sample: Generated<boolean>;
  channel_id: number;
  platform_id: number | null;
  local_title: string;
  original_title: string | null;
  format_title: string | null;
  translated_title_en: string | null;
  translated_title_zh: string | null;
  format_id: number | null;
  format_type: number | null;
  season_number: number | null;
  subgenre_id: number | null;
  concept_en: string | null;
  concept_zh: string | null;
  description_en: string | null;
  description_zh: string | null;
  launch_date: IsoDate | null;
  launch_date_precision: Generated<string>;
  launch_time: ClockTime | null;
  end_date: IsoDate | null;
  timeslot: string | null;
  slot_start: ClockTime | null;
  slot_end: ClockTime | null;
  weekdays: Generated<number>;
  frequency_id: number | null;
  duration_minutes: number | null;
  number_of_episodes: number | null;
  programming_details_en: string | null;
  programming_details_zh: string | null;
  production_companies: string | null;
  distributors: string | null;
  host_cast: string | null;
  executive_producer: string | null;
  director: string | null;
  facebook_page: string | null;
  facebook_likes: number | null;
  twitter_page: string | null;
  twitter_followers: number | null;
  programme_page: string | null;
  edit_url: string | null;
  share_premiere: number | null;
  share_average: number | null;
  slot_share: number | null;
  is_nota_selection: Generated<boolean>;
  hot_factors_en: string | null;
  hot_factors_zh: string | null;
  verdict_en: string | null;
  verdict_zh: string | null;
  evaluation_en: string | null;
  evaluation_zh: string | null;
  environment_en: string | null;
  environment_zh: string | null;
  picture: string | null;
  video: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface ProgrammeCountryTable {
  programme_id: number;
  country_id: number;
}

export interface ProgrammeKeywordTable {
  programme_id: number;
  keyword_id: number;
}

export interface AudienceResultTable {
  programme_id: number;
  position: number;
  target_id: number;
  slot_name_en: string;
  slot_name_zh: string;
  comparison_slot_name_en: string | null;
  comparison_slot_name_zh: string | null;
  number_of_episodes: number | null;
  is_overnight: Generated<boolean>;
  rating_percentage: number | null;
  rating_thousands: number | null;
  share_percentage: number | null;
  slot_share_percentage: number | null;
}

export interface CatalogueStateTable {
  only_row: Generated<boolean>;
  version: Generated<number>;
  holds_sample: Generated<boolean>;
  updated_at: GeneratedTimestamp;
}

export interface ImportRunTable {
  id: Generated<number>;
  file_name: string;
  file_sha256: string;
  layout: string;
  finished_at: GeneratedTimestamp;
  rows_taken: number;
  rows_repaired: number;
  rows_rejected: number;
}

export interface CatalogueTables {
  country: CountryTable;
  channel: ChannelTable;
  genre: NamedTable;
  subgenre: SubgenreTable;
  keyword: KeywordTable;
  frequency: NamedTable;
  format: FormatTable;
  programme: ProgrammeTable;
  programme_produced_in: ProgrammeCountryTable;
  programme_developed_in: ProgrammeCountryTable;
  programme_keyword: ProgrammeKeywordTable;
  audience_target: NamedTable;
  audience_result: AudienceResultTable;
  catalogue_state: CatalogueStateTable;
  import_run: ImportRunTable;
}
