import type { Generated } from 'kysely';
import type { GeneratedTimestamp, IsoDate } from './column-types.ts';

export interface ReportTable {
  id: Generated<number>;
  start_month: IsoDate;
  title_en: string;
  title_zh: string;
  summary_en: string;
  summary_zh: string;
  html_summary_en: string;
  html_summary_zh: string;
  image: string | null;
  video: string | null;
  pdf: string | null;
  /** Whether operators chose it for the insights card. */
  is_insight: Generated<boolean>;
}

export interface FaqChapterTable {
  id: Generated<number>;
  position: Generated<number>;
  name_en: string;
  name_zh: string;
}

export interface FaqTable {
  id: Generated<number>;
  chapter_id: number;
  position: Generated<number>;
  question_en: string;
  question_zh: string;
  content_en: string;
  content_zh: string;
  attachment: string | null;
}

export interface ContentFileTable {
  name: string;
  language: string;
  file_name: string;
  content_type: string;
  content: Uint8Array;
  /** Of the content, in hexadecimal. */
  sha256: string;
  updated_at: GeneratedTimestamp;
}

export interface VideoTagTable {
  id: Generated<number>;
  programme_id: number;
  user_id: number | null;
  day: IsoDate;
  plays: Generated<number>;
  downloads: Generated<number>;
}

export interface ContentTables {
  content_file: ContentFileTable;
  video_tag: VideoTagTable;
  report: ReportTable;
  faq_chapter: FaqChapterTable;
  faq: FaqTable;
}
