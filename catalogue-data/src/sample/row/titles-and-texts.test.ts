import { describe, expect, test } from 'vitest';
import iconv from 'iconv-lite';
import type { LanguageCode } from '../language/languages.ts';
import { drawRows } from '../testing/draw-rows.ts';

const rows = drawRows(6000, 'texts', '2026-11-20');
const originals = rows.filter(({ launch }) => launch.formatType === 1);
const HAN = /\p{Script=Han}/u;

describe('titles', () => {
  test.each<[LanguageCode, RegExp]>([
    ['ru', /\p{Script=Cyrillic}/u],
    ['uk', /\p{Script=Cyrillic}/u],
    ['ar', /\p{Script=Arabic}/u],
    ['ja', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u],
    ['ko', /\p{Script=Hangul}/u],
    ['zh', HAN],
    ['zh-Hant', HAN],
    ['el', /\p{Script=Greek}/u],
    ['he', /\p{Script=Hebrew}/u],
    ['th', /\p{Script=Thai}/u],
    ['hi', /\p{Script=Devanagari}/u],
    ['pt', /^[\p{Script=Latin}\p{N}\p{P}\s+]+$/u],
    ['en', /^[\p{Script=Latin}\p{N}\p{P}\s+]+$/u],
  ])('are written in the language of the country for originals made in %s', (language, script) => {
    const titles = originals
      .filter(({ family }) => family.home.language === language)
      .map(({ launch }) => launch.localTitle);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !script.test(title))).toEqual([]);
  });

  test('contain no simplified-only character in traditional Chinese', () => {
    const titles = rows
      .filter(({ launch }) => launch.channel.language === 'zh-Hant')
      .map(({ launch }) => launch.localTitle);
    const lost = titles.filter((title) => iconv.decode(iconv.encode(title, 'big5'), 'big5') !== title);
    expect(titles.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test('are translated into English and Chinese', () => {
    // A channel's brand is the same in every language.
    const isBrand = /^[\p{Script=Latin}\s\d'’+-]+$/u;
    const wrong = rows.filter(
      ({ columns, launch: { translated } }) =>
        HAN.test(translated.en) ||
        !(HAN.test(translated.zh) || isBrand.test(translated.zh)) ||
        columns['format_title'] === '',
    );
    expect(wrong).toEqual([]);
  });

  test('vary: few occur more than a handful of times outside their own family', () => {
    const families = Map.groupBy(originals, ({ launch }) => launch.localTitle);
    const crowded = [...families.values()].filter(
      (same) => new Set(same.map(({ family }) => family.key)).size > 5,
    );
    expect(crowded.length).toBeLessThan(families.size * 0.005);
  });
});

describe('texts', () => {
  const all = rows.flatMap(({ columns }) =>
    Object.values(columns).filter((value) => typeof value === 'string'),
  );

  test('fill every slot and contain no placeholder', () => {
    expect(all.filter((value) => /[{}~^]|undefined|NaN| \| /.test(value))).toEqual([]);
  });

  test('are English in English and Chinese in Chinese', () => {
    const wrong = rows.filter(({ columns }) =>
      ['concept', 'description', 'programming_details'].some(
        (field) => HAN.test(String(columns[`${field}_en`])) || !HAN.test(String(columns[`${field}_zh`])),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('put an article before the names of countries that take one', () => {
    const descriptions = rows.map(({ columns }) => String(columns['description_en']));
    const withoutArticle = /(?<!\bthe )\b(?:United \w+|Netherlands|Philippines|Palestinian Territories)/;
    expect(descriptions.some((text) => text.includes('the Palestinian Territories'))).toBe(true);
    expect(descriptions.filter((text) => withoutArticle.test(text))).toEqual([]);
  });

  test('vary their concepts within a subgenre', () => {
    for (const [, same] of Map.groupBy(originals, ({ subgenre }) => subgenre)) {
      const concepts = new Set(same.map(({ columns }) => columns['concept_en']));
      if (same.length >= 20) expect(concepts.size).toBeGreaterThan(1);
    }
    const families = new Set(rows.map(({ family }) => family.key)).size;
    expect(new Set(rows.map(({ columns }) => columns['concept_en'])).size).toBeGreaterThan(families * 0.5);
  });

  test('include evaluations in HTML paragraphs for about 8% of older launches, in both languages', () => {
    const older = rows.filter(({ columns }) => String(columns['launch_date']) < '2026-09-01');
    const isAssessed = ({ columns }: (typeof rows)[number]) => columns['evaluation_en'] !== null;
    expect(Math.abs(older.filter(isAssessed).length / older.length - 0.08)).toBeLessThan(0.015);
    const assessed = rows.filter(isAssessed);
    for (const { columns } of assessed)
      for (const field of ['hot_factors', 'verdict', 'evaluation', 'environment'])
        for (const language of ['en', 'zh'])
          expect(columns[`${field}_${language}`]).toMatch(/^<(p|ul)>.+<\/\1>$/);
  });

  test('credit only companies and groups, joined by a slash', () => {
    const fields = ['production_companies', 'distributors', 'host_cast', 'director', 'executive_producer'];
    const lists = rows.flatMap(({ columns }) => fields.map((field) => String(columns[field])));
    expect(lists.filter((list) => !/^[^/]+(?: \/ [^/]+)*$/.test(list))).toEqual([]);
  });
});
