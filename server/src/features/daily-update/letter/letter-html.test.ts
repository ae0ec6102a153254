import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../../branding/brand.ts';
import type { LetterContent, LetterProgramme } from './letter-content.ts';
import { letterHtml } from './letter-html.ts';
import { letterKeys, letterLinks, messageIdOf } from './letter-links.ts';
import { letterMail } from './letter-mail.ts';
import { letterText } from './letter-text.ts';

const KEY = new Uint8Array(32).fill(7);
const SITE = 'https://tv.example.com/catalogue';
const links = letterLinks(SITE, letterKeys(KEY, { id: 1, idUser: 2 }));

function programme(values: Partial<LetterProgramme> = {}): LetterProgramme {
  return {
    id: 12,
    title: 'Harbour Lights',
    concept: null,
    country: null,
    channel: 'Channel 1',
    date: null,
    datePrecision: 'day',
    genre: null,
    genreKey: null,
    isSample: false,
    ...values,
  };
}

function content(values: Partial<LetterContent> = {}): LetterContent {
  return {
    sinceDay: '2026-11-19',
    until: '2026-11-20T05:00:00.000Z',
    count: 1,
    scopeKey: 'key',
    searches: [{ id: 3, name: 'Mine', count: 1, programmes: [programme()] }],
    moreSearches: 0,
    ...values,
  };
}

describe('a letter', () => {
  const english = { content: content(), language: 'en', day: '2026-11-20', brand: DEFAULT_BRAND } as const;

  test('contains what is known and no more: no empty facts, no null, no undefined', () => {
    for (const language of ['en', 'ch'] as const)
      for (const text of [
        letterHtml({ ...english, language }, links),
        letterText({ ...english, language }, links),
      ]) {
        expect(text).toContain('Harbour Lights');
        expect(text).not.toMatch(/null|undefined|NaN|\[object| · ·|· *<\/p>/);
      }
    const month = content({
      searches: [
        {
          id: 3,
          name: 'Mine',
          count: 1,
          programmes: [programme({ date: '2026-03-01', datePrecision: 'month' })],
        },
      ],
    });
    expect(letterHtml({ ...english, content: month }, links)).toContain('Channel 1 · 03/2026');
  });

  test('has the same content as HTML and as plain text', () => {
    const told = content({
      searches: [
        {
          id: 3,
          name: 'Mine',
          count: 1,
          programmes: [programme({ concept: 'Two keepers\nand one storm.' })],
        },
      ],
    });
    const text = letterText({ ...english, content: told }, links);
    const html = letterHtml({ ...english, content: told }, links).replace(/\s+/g, ' ');
    for (const part of [
      'in one of your saved searches.',
      'Mine',
      'Harbour Lights',
      'Two keepers and one storm.',
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  test('links to the site under the address of the request', () => {
    const addresses = [...letterHtml(english, links).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((href) => !href?.startsWith(`${SITE}/`))).toEqual([]);
    expect(addresses).toContain(`${SITE}/card/12`);
    expect(addresses).toContain(`${SITE}/savedSearches?launch=3`);
  });

  test('mentions what does not fit', () => {
    const more = content({ count: 40_000, moreSearches: 2 });
    expect(letterHtml({ ...english, content: more }, links)).toContain(
      '2 more saved searches have something new.',
    );
    expect(letterText({ ...english, content: more, language: 'ch' }, links)).toContain(
      '另有 2 个已保存的搜索也有新节目。',
    );
    expect(letterHtml({ ...english, content: more }, links)).toContain('40,000 new programmes for you');
  });

  test('of the largest size is not cut by any mail program', () => {
    const programmes = Array.from({ length: 30 }, (_, id) =>
      programme({
        id: 2_000_000 + id,
        title: '字'.repeat(120),
        concept: '句'.repeat(140),
        country: '国'.repeat(20),
        channel: 'A channel with a long name',
        date: '2026-11-20',
        genre: '类'.repeat(15),
        genreKey: 'drama',
        isSample: true,
      }),
    );
    const searches = Array.from({ length: 12 }, (_, index) => ({
      id: index,
      name: '搜'.repeat(120),
      count: 30_000,
      programmes: programmes.slice(index * 5, index * 5 + 5),
    }));
    const html = letterHtml(
      { ...english, content: content({ searches, moreSearches: 9 }), language: 'ch' },
      links,
    );
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  test('escapes titles, so that they cannot end an attribute or change the text direction', () => {
    const title = `" onmouseover="x" '<!--\u202e]]>\u0000\ud800`;
    const html = letterHtml(
      {
        ...english,
        content: content({
          searches: [{ id: 3, name: title, count: 1, programmes: [programme({ title })] }],
        }),
      },
      links,
    );
    expect(html).toContain('&quot; onmouseover=&quot;x&quot; &#39;&lt;!-- ]]&gt;');
    expect([...html].filter((character) => ['\u202e', '\u0000', '\ud800'].includes(character))).toEqual([]);
  });

  test('has no title in its text part that contains lines or changes the text direction', () => {
    const title = 'One\r\nTwo\u2028Three\u202eFour\u2066';
    const searches = [{ id: 3, name: title, count: 1, programmes: [programme({ title })] }];
    const text = letterText({ ...english, content: content({ searches }) }, links);
    expect(text).toContain('\nOne Two Three Four – ');
    expect(text).toContain('\n* One Two Three Four\n');
  });

  test('does not swap the places of a right-to-left name and the date or number after it', () => {
    const news = programme({ channel: 'قناة', date: '2026-11-09' });
    const searches = [{ id: 3, name: 'أخبار', count: 12, programmes: [news] }];
    const letter = { ...english, content: content({ searches }) };
    expect(letterHtml(letter, links)).toContain('قناة\u200e · 09/11/2026');
    const text = letterText(letter, links);
    expect(text).toContain('قناة\u200e · 09/11/2026');
    expect(text).toContain('أخبار\u200e – 12 new');
  });

  test('keeps the lines of its footer', () => {
    const letterFooter = { en: 'Nordlys <AS>\nBergen', ch: '北极光' };
    const html = letterHtml({ ...english, brand: { ...DEFAULT_BRAND, letterFooter } }, links);
    expect(html).toContain('Nordlys &lt;AS&gt;<br />Bergen</p>');
  });

  test('has ASCII headers as a mail, in both languages', () => {
    const messageId = messageIdOf(SITE, letterKeys(KEY, { id: 1, idUser: 2 }));
    for (const language of ['en', 'ch'] as const) {
      const { headers } = letterMail({ ...english, language }, { links, messageId, to: 'a@example.org' });
      for (const value of Object.values(headers ?? {})) expect(value).toMatch(/^[\x20-\x7e]+$/);
      expect(headers?.['List-Unsubscribe']).toBe(`<${links.unsubscribe}>`);
    }
  });

  test('has opaque links that differ from letter to letter, and a stable id', () => {
    const of = (id: number, idUser: number, key = KEY) => letterKeys(key, { id, idUser });
    const parts = [of(1, 2), of(2, 2), of(1, 3), of(1, 2, new Uint8Array(32))];
    expect(new Set(parts.map(({ idUser }) => idUser)).size).toBe(4);
    expect(of(1, 2)).toEqual(of(1, 2));
    expect(of(1, 2).idLetter).not.toBe(of(2, 2).idLetter);
    expect(messageIdOf(SITE, of(1, 2))).toMatch(/^<daily-update\.[\w-]{32}@tv\.example\.com>$/);
  });
});
