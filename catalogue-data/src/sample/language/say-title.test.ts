import { describe, expect, test } from 'vitest';
import { CONCEPTS, FRAMES, PHRASES, QUALITIES } from './concepts.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { placeAt, placeGroupOf, placesIn } from './places.ts';
import { sayTitle } from './say-title.ts';
import type { TitlePlan } from './title-plan.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
const concept = (key: string) => ({ kind: 'concept', concept: CONCEPTS.indexOf(key) }) as const;
const frame = (name: (typeof FRAMES)[number], key: string): TitlePlan => ({
  kind: 'frame',
  frame: name,
  name: concept(key),
});
const silent = (key: string): TitlePlan => ({ kind: 'quality', concept: CONCEPTS.indexOf(key), quality: 0 });
const pair: TitlePlan = { kind: 'phrase', phrase: 'and', name: concept('lighthouse'), other: concept('fox') };

describe('languages', () => {
  test.each(CODES)('%s has a word for everything', (code) => {
    const language = LANGUAGES[code];
    expect(language.nouns).toHaveLength(CONCEPTS.length);
    expect(language.frames).toHaveLength(FRAMES.length);
    expect(language.phrases).toHaveLength(PHRASES.length);
    expect([0, QUALITIES.length]).toContain(language.qualities.length);
    expect(language.frames.every((template) => template.includes('~'))).toBe(true);
    expect(new Set(language.nouns.map(({ bare }) => bare)).size).toBeGreaterThanOrEqual(CONCEPTS.length - 1);
  });

  test.each(CODES)('titles of %s are never empty and contain no placeholder', (code) => {
    for (const [index] of CONCEPTS.entries()) {
      const name = { kind: 'concept', concept: index } as const;
      const plans: TitlePlan[] = [
        { kind: 'name', name },
        { kind: 'quality', concept: index, quality: index % QUALITIES.length },
        { kind: 'frame', frame: FRAMES[index % FRAMES.length] ?? 'cafe', name },
        { kind: 'phrase', phrase: PHRASES[index % PHRASES.length] ?? 'and', name, other: concept('fox') },
      ];
      for (const plan of plans) expect(sayTitle(plan, code)).toMatch(/^[^~^#|/]+$/);
    }
  });
});

describe('sayTitle', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'The Lighthouse and the Fox'],
    ['zh', '灯塔与狐狸'],
    ['zh-Hant', '燈塔與狐狸'],
    ['fr', 'Le phare et le renard'],
    ['de', 'Der Leuchtturm und der Fuchs'],
    ['ru', 'Маяк и лиса'],
    ['ar', 'المنارة والثعلب'],
    ['ja', '灯台ときつね'],
  ])('joins two things in %s', (code, title) => {
    expect(sayTitle(pair, code)).toBe(title);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'forest', 'The Silent Forest'],
    ['fr', 'forest', 'La forêt silencieuse'],
    ['fr', 'star', "L'étoile silencieuse"],
    ['es', 'harbour', 'El puerto silencioso'],
    ['de', 'house', 'Das stille Haus'],
    ['sv', 'castle', 'Det tysta slottet'],
    ['ru', 'door', 'Тихая дверь'],
    ['pl', 'sea', 'Ciche morze'],
    ['ar', 'castle', 'القلعة الصامتة'],
    ['tr', 'night', 'Sessiz Gece'],
    ['zh', 'forest', '寂静的森林'],
    ['th', 'forest', 'ป่าเงียบงัน'],
  ])('makes the quality agree in %s', (code, key, title) => {
    expect(sayTitle(silent(key), code)).toBe(title);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'The Fox File'],
    ['de', 'Akte Fuchs'],
    ['it', 'Dossier Volpe'],
    ['zh', '狐狸档案'],
    ['ru', 'Дело «Лиса»'],
    ['tr', 'Tilki Dosyası'],
  ])('makes a name with a frame in %s', (code, title) => {
    expect(sayTitle(frame('file', 'fox'), code)).toBe(title);
  });

  test('says a number and a brand', () => {
    const nine = { kind: 'number', number: 9 } as const;
    expect(sayTitle({ kind: 'frame', frame: 'studio', name: nine }, 'zh')).toBe('9号演播室');
    expect(sayTitle({ kind: 'frame', frame: 'studio', name: nine }, 'fr')).toBe('Studio 9');
    expect(
      sayTitle({ kind: 'frame', frame: 'news', name: { kind: 'brand', brand: 'Canal Luna' } }, 'es'),
    ).toBe('Noticias Canal Luna');
  });

  test('writes a place in the script of its readers', () => {
    const group = placeGroupOf('ja');
    expect(group).toBe('japanese');
    const name = { kind: 'place', place: placeAt('japanese', 0) } as const;
    const plan: TitlePlan = { kind: 'name', name };
    expect([sayTitle(plan, 'ja'), sayTitle(plan, 'en'), sayTitle(plan, 'zh')]).toEqual([
      '霧ヶ崎',
      'Kirigasaki',
      '雾之崎',
    ]);
    expect(placesIn('japanese')).toBeGreaterThanOrEqual(64);
  });
});
