import { describe, expect, test } from '@jest/globals';
import { scriptOrigins, trustRules } from './trusted-types.ts';

const composition = JSON.stringify({
  shell: { base: '/shell/1/' },
  remotes: [{ base: '/remotes/a/1/' }, { base: 'https://cdn.example/remotes/b/1/' }],
});
const rules = trustRules(
  scriptOrigins(composition, 'https://airdex.example'),
  'https://airdex.example/card/7',
);

describe('the page accepts as code', () => {
  test.each([
    '/shell/1/main.js',
    'https://airdex.example/x.js',
    'https://cdn.example/remotes/b/1/x.js?again=1',
  ])('the script %s', (url) => {
    expect(rules.createScriptURL(url)).toBe(url);
  });

  test.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    'https://cdn.example.evil.example/x.js',
  ])('not the script %s', (url) => {
    expect(rules.createScriptURL(url)).toBeNull();
  });

  test('a script of an override that the page grants, but not of another allowed origin', () => {
    const granted = ['http://localhost:4102', 'http://[::1]:4103'];
    const pageOverrides = JSON.stringify({ allowed: ['http://localhost:*'], granted, isPermitted: true });
    const page = 'https://airdex.example';
    const withOverrides = trustRules(scriptOrigins(composition, page, pageOverrides), page);
    for (const origin of granted)
      expect(withOverrides.createScriptURL(`${origin}/remote-entry.js`)).toBe(`${origin}/remote-entry.js`);
    for (const origin of ['http://localhost:4104', 'https://evil.example'])
      expect(withOverrides.createScriptURL(`${origin}/remote-entry.js`)).toBeNull();
    expect(rules.createScriptURL('http://localhost:4102/remote-entry.js')).toBeNull();
  });

  test('HTML without active content', () => {
    const html = '<p>A <b>metal</b> <a href="/x">link</a></p>';
    expect(rules.createHTML(html)).toBe(html);
    for (const active of ['<script>1</script>', '<IFRAME src=x>', '<p><base href=//evil>', '<link rel=x>'])
      expect(rules.createHTML(active)).toBeNull();
  });
});
