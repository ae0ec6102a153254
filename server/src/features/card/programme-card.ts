import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { WEEKDAYS, type Language } from '@airdex/shared-contracts/constants';
import { sanitiseOptionalHtml } from '../../html/sanitise-html.ts';
import { webAddress } from '../../html/web-address.ts';
import { pictureAddress, videoAddress } from '../../catalogue/media-address.ts';
import { platformName } from '../../catalogue/option-names.ts';
import { localise, localiseImported } from '../../catalogue/localise.ts';
import { clockTime, datePrecision, formatTypeName } from '../../catalogue/programme-line.ts';
import { includedRequests } from './included-requests.ts';
import type { CardLists, CardRow } from './card-row.ts';

export interface CardContext {
  readonly language: Language;
  /** The server's current day, YYYY-MM-DD. */
  readonly today: string;
  readonly hasEvaluationAccess: boolean;
  readonly includesAudienceResults: boolean;
  readonly showsEditLink: boolean;
}

/** A programme's card for one caller. */
export function programmeCard(row: CardRow, lists: CardLists, context: CardContext): ProgrammeCard {
  const { language, today, hasEvaluationAccess } = context;
  const text = (english: string | null, chinese: string | null): string | null =>
    localise(language, english, chinese);
  const html = (english: string | null, chinese: string | null): string | null =>
    sanitiseOptionalHtml(text(english, chinese));
  const named = (names: CardLists[keyof CardLists]): { id: number; name: string }[] =>
    names.map(({ id, name_en, name_zh }) => ({ id, name: localise(language, name_en, name_zh) }));
  const evaluation = hasEvaluationAccess ? html(row.evaluation_en, row.evaluation_zh) : null;
  return {
    idProgram: row.id,
    localTitle: row.local_title,
    formatTitle: row.format_title,
    originalTitle: row.original_title,
    editUrl: context.showsEditLink ? webAddress(row.edit_url) : null,
    image: row.picture === null ? null : pictureAddress(row.id, row.picture),
    video: row.video === null ? null : videoAddress(row.id),
    pdf: null,
    isNotaSelection: row.is_nota_selection,
    isSample: row.is_sample,
    hotFactors: html(row.hot_factors_en, row.hot_factors_zh),
    verdict: hasEvaluationAccess ? html(row.verdict_en, row.verdict_zh) : null,
    evaluation,
    hasEvaluation: hasEvaluationAccess
      ? evaluation !== null
      : row.evaluation_en !== null || row.evaluation_zh !== null,
    includesAudienceResults: context.includesAudienceResults,
    environment: html(row.environment_en, row.environment_zh),
    concept: text(row.concept_en, row.concept_zh),
    genre: text(row.genre_en, row.genre_zh),
    idGenre: row.genre_id,
    genreKey: row.genre_key,
    subGenre: text(row.subgenre_en, row.subgenre_zh),
    idSubGenre: row.subgenre_id,
    description: html(row.description_en, row.description_zh),
    keywords: named(lists.keywords),
    country: text(row.country_en, row.country_zh),
    idCountry: row.country_id,
    channel: localiseImported(language, row.channel),
    idChannel: row.channel_id,
    idPlatform: row.shown_platform_id,
    platform: platformName(row.shown_platform_id, language),
    date: row.launch_date,
    datePrecision: datePrecision(row.launch_date_precision),
    isDatePreview: row.launch_date !== null && row.launch_date > today,
    timeslot: row.timeslot,
    timeslotHour: slotHours(row.slot_start, row.slot_end),
    beginTime: clockTime(row.launch_time),
    numberOfEpisodes: row.number_of_episodes,
    duration: row.duration_minutes,
    frequency: text(row.frequency_en, row.frequency_zh),
    idFrequency: row.frequency_id,
    weekdays: WEEKDAYS.filter((day) => (row.weekdays & (1 << (day - 1))) !== 0),
    programmingDetails: text(row.programming_details_en, row.programming_details_zh),
    facebookPage: webAddress(row.facebook_page),
    facebookLikes: row.facebook_likes,
    twitterPage: webAddress(row.twitter_page),
    twitterFollowers: row.twitter_followers,
    formatType: formatTypeName(row.format_type),
    producedIn: named(lists.producedIn),
    developedIn: named(lists.developedIn),
    productionCompanies: row.production_companies,
    distributors: row.distributors,
    ...sourceOf(row, language),
    programmePage: webAddress(row.programme_page),
    includedRequests: [...includedRequests(context)],
  };
}

/** The Chinese name of the sample's source. Other sources are shown under their own names. */
const SAMPLE_IN_CHINESE = {
  source: '示例目录',
  sourceDescription: '自动生成的示例数据：片名、频道、公司和数字均为虚构。',
};

function sourceOf(row: CardRow, language: Language): Pick<ProgrammeCard, 'source' | 'sourceDescription'> {
  if (row.is_sample && language === 'ch') return SAMPLE_IN_CHINESE;
  return {
    source: row.source_name,
    sourceDescription: localiseImported(language, row.source_description),
  };
}

function slotHours(start: string | null, end: string | null): string | null {
  if (start === null) return null;
  return end === null ? clockTime(start) : `${String(clockTime(start))} - ${String(clockTime(end))}`;
}
