import type { LanguageCode } from '../language/languages.ts';

/** The purpose of a channel. `flagship` and `general` show everything; `online` are web platforms. */
export const THEMES = [
  'flagship',
  'general',
  'entertainment',
  'series',
  'news',
  'kids',
  'sport',
  'music',
  'factual',
  'lifestyle',
  'comedy',
  'regional',
  'online',
] as const;
export type Theme = (typeof THEMES)[number];

/** How readily a theme shows a genre; absent means never. `*` stands for all genres not listed. */
const THEME_GENRES: Readonly<Record<Theme, Readonly<Record<string, number>>>> = {
  flagship: { '*': 1, news: 1, sport: 0.6, music: 0.4, 'sci-fi-fantasy': 0.7 },
  general: { '*': 1, culture: 1.5, documentary: 1.4 },
  entertainment: { entertainment: 2, reality: 3, 'game-quiz': 2, talk: 1, humour: 1, music: 1, drama: 0.6 },
  series: { 'action-adventure': 3, 'crime-mystery': 3, drama: 3, 'sci-fi-fantasy': 3, soap: 2, humour: 1 },
  news: { news: 6, documentary: 1, talk: 0.6 },
  kids: { kids: 8 },
  sport: { sport: 9 },
  music: { music: 10, entertainment: 0.3 },
  factual: { documentary: 5, culture: 3, reality: 0.6, lifestyle: 0.5 },
  lifestyle: { lifestyle: 6, reality: 1.5, talk: 0.8 },
  comedy: { humour: 6, 'game-quiz': 0.6, talk: 0.5 },
  regional: {
    news: 2.5,
    lifestyle: 1.5,
    talk: 1.5,
    culture: 1.5,
    documentary: 1,
    sport: 0.7,
    music: 0.7,
    'game-quiz': 0.3,
  },
  online: {
    'action-adventure': 2,
    'crime-mystery': 2,
    drama: 2,
    'sci-fi-fantasy': 2.5,
    humour: 1.5,
    documentary: 1.2,
    reality: 1.5,
    kids: 1,
    entertainment: 0.6,
    talk: 0.3,
    soap: 0.3,
  },
};

/** How readily a channel of the theme shows the genre; 0 means never. */
export function readinessFor(theme: Theme, genre: string): number {
  const genres = THEME_GENRES[theme];
  return genres[genre] ?? genres['*'] ?? 0;
}

/** Words that appear in the names of a theme's channels. */
const WORDS: Partial<Record<Theme, string>> = {
  entertainment: 'en:Prime es:Estrellas pt:Show fr:Séries Club it:Gold de:Plus',
  series: 'en:Drama es:Series pt:Séries fr:Fiction it:Serie de:Serie pl:Seriale tr:Dizi ru:Serial',
  news: 'en:News 24 es:Noticias pt:Notícias fr:Info it:Notizie de:Aktuell nl:Nieuws pl:Info tr:Haber id:Berita',
  kids: 'en:Kids es:Infantil pt:Infantil fr:Jeunesse it:Junior de:Kinder nl:Jeugd pl:Dzieci tr:Çocuk id:Anak',
  sport:
    'en:Sports es:Deportes pt:Esporte fr:Sport it:Sport de:Sport nl:Sport pl:Sport tr:Spor id:Sport ru:Sport',
  music: 'en:Music es:Música pt:Música fr:Musique it:Musica de:Musik tr:Müzik id:Musik',
  factual: 'en:Factual es:Documental pt:Mundo fr:Docs it:Documenti de:Doku pl:Dokument tr:Belgesel',
  lifestyle: 'en:Living es:Hogar pt:Casa fr:Maison it:Casa de:Leben pl:Dom tr:Yaşam',
  comedy: 'en:Comedy es:Humor pt:Humor fr:Comédie it:Commedia de:Humor pl:Komedia',
};

const PARSED = new Map(
  Object.entries(WORDS).map(([theme, row]) => [
    theme,
    new Map(row.split(/ (?=[a-z]{2}:)/).map((entry) => [entry.slice(0, 2), entry.slice(3)] as const)),
  ]),
);

/** The word for a theme in a language, English if the language has none; empty for themes without a word. */
export function themeWord(theme: Theme, language: LanguageCode): string {
  const words = PARSED.get(theme);
  return words?.get(language) ?? words?.get('en') ?? '';
}
