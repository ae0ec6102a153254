import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import { DateTime } from 'luxon';

/** Texts of letters. */
interface LetterTexts {
  readonly name: string;
  readonly subject: (programmes: number) => string;
  readonly headline: (programmes: number) => string;
  /** Below the headline. */
  readonly lead: (sinceDay: string, searches: number) => string;
  /** Next to the name of a search. */
  readonly newCount: (programmes: number) => string;
  readonly openSearch: string;
  readonly moreSearches: (searches: number) => string;
  readonly savedSearches: string;
  readonly sample: string;
  readonly why: (product: string) => string;
  readonly view: string;
  readonly settings: string;
  readonly unsubscribe: string;
}

/** A day with its name, without its year. */
function shortDay(day: string, language: Language): string {
  return inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

function inWords(day: string, language: Language, format: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ch' ? languageTag(language) : 'en-GB';
  return DateTime.fromISO(day, { zone: 'utc', locale }).toLocaleString(format);
}

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);
const figure = (count: number): string => count.toLocaleString('en');

export const LETTER_TEXTS: Readonly<Record<Language, LetterTexts>> = {
  en: {
    name: 'Daily update',
    subject: (count) => `Daily update: ${figure(count)} new ${plural(count, 'programme', 'programmes')}`,
    headline: (count) => `${figure(count)} new ${plural(count, 'programme', 'programmes')} for you`,
    lead: (sinceDay, searches) =>
      `Added to the catalogue since ${shortDay(sinceDay, 'en')}, in ${plural(searches, 'one', String(searches))} of your saved searches.`,
    newCount: (count) => `${figure(count)} new`,
    openSearch: 'Open this search',
    moreSearches: (count) =>
      `${plural(count, 'One more saved search has', `${count} more saved searches have`)} something new.`,
    savedSearches: 'Open my saved searches',
    sample: 'Sample',
    why: (product) =>
      `You receive this letter because the daily update is active in your ${product} account.`,
    view: 'View in browser',
    settings: 'Manage my daily update',
    unsubscribe: 'Unsubscribe',
  },
  ch: {
    name: '每日更新',
    subject: (count) => `每日更新：${figure(count)} 个新节目`,
    headline: (count) => `为您找到 ${figure(count)} 个新节目`,
    lead: (sinceDay, searches) =>
      `${shortDay(sinceDay, 'ch')}以来新收录的节目，来自您保存的 ${searches} 个搜索。`,
    newCount: (count) => `${figure(count)} 个新节目`,
    openSearch: '打开此搜索',
    moreSearches: (count) => `另有 ${count} 个已保存的搜索也有新节目。`,
    savedSearches: '打开我保存的搜索',
    sample: '示例',
    why: (product) => `您的 ${product} 账户已启用每日更新，因此会收到此邮件。`,
    view: '在浏览器中查看',
    settings: '管理我的每日更新',
    unsubscribe: '退订',
  },
};

/** A day in words. `day` is YYYY-MM-DD. */
export function dayInWords(day: string, language: Language): string {
  return inWords(day, language, DateTime.DATE_HUGE);
}
