import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../branding/brand.ts';
import { simpleMail } from './simple-mail.ts';

const mail = {
  title: 'A <title>',
  paragraphs: ['First & foremost', 'line one\nline two'],
  action: { label: 'Do "it"', href: 'https://tv.example.com/do?a=1&b=2', copyHint: 'Copy:' },
  notes: ['A note'],
  footer: 'Airdex',
  brand: DEFAULT_BRAND,
};

describe('a short mail', () => {
  test('has the same content in both parts', () => {
    const { text, html } = simpleMail({ language: 'en', ...mail });
    expect(text).toBe(
      'A <title>\n\nFirst & foremost\n\nline one\nline two\n\nDo "it":\nhttps://tv.example.com/do?a=1&b=2\n\nA note\n\n-- \nAirdex\n',
    );
    expect(html).toContain('First &amp; foremost');
    expect(html).toContain('line one<br>line two');
    expect(html.match(/href="https:\/\/tv\.example\.com\/do\?a=1&amp;b=2"/g)).toHaveLength(2);
    expect(html).toContain('A &lt;title&gt;</h1>');
    expect(html).toContain('Do &quot;it&quot;');
    expect(html).not.toContain('<title>A <title>');
  });

  test('needs nothing external and nothing that mail programs drop: no style sheet, script or picture', () => {
    const { html } = simpleMail({ language: 'en', ...mail });
    expect(html).not.toMatch(/<(style|script|link|img|svg)\b/i);
    expect(html).not.toMatch(/var\(|position:|display:(flex|grid)/);
  });

  test.each([
    ['en', 'en'],
    ['ch', 'zh-CN'],
  ] as const)('in %s is marked as %s', (language, tag) => {
    expect(simpleMail({ language, ...mail }).html).toContain(`<html lang="${tag}">`);
  });
});
