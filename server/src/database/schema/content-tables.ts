import type { Generated } from 'kysely';
import type { IsoDate } from './column-types.ts';

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

export interface ContentTables {
  report: ReportTable;
  faq_chapter: FaqChapterTable;
  faq: FaqTable;
}
