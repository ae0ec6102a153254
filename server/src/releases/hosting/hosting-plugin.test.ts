import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Composition } from '@airdex/shared-contracts/composition';
import { START_SCRIPT_SOURCE } from '@airdex/release-registry/page';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { hostingPlugin } from './hosting-plugin.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';

let registry: TestRegistry;
let app: FastifyInstance;
let composition: Composition;

beforeEach(async () => {
  registry = await createTestRegistry();
  composition = await registry.publish('first');
  app = createBareApp();
  await app.register(hostingPlugin, { registryFolder: registry.folder });
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } });

function compositionIn(html: string): unknown {
  const json = /<script type="application\/json" id="airdex-composition">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

/** A composition as embedded in pages: with the names of the screens, without their files. */
function inPage(whole: Composition): Composition {
  const remotes = whole.remotes.map((remote) => {
    const screens = Object.keys(remote.preload);
    expect(screens).not.toEqual([]);
    return { ...remote, preload: Object.fromEntries(screens.map((exposed) => [exposed, []])) };
  });
  return { ...whole, remotes };
}

const links = (html: string) => [...html.matchAll(/<link rel="preload".*?>/g)].map(([link]) => link);

describe('pages', () => {
  test('contain the shell and the current composition at every address', async () => {
    for (const url of ['/', '/card/7', '/search?v=1', '/savedSearches?x=1']) {
      const { statusCode, headers, body } = await page(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(compositionIn(body)).toEqual(inPage(composition));
      const [script] = composition.shell.scripts;
      expect(body).toContain(
        `<script defer src="${composition.shell.base}main.js" crossorigin="anonymous" integrity="${script?.integrity}" fetchpriority="high">`,
      );
      expect(body).toContain(`<link rel="icon" href="${composition.shell.base}icon.svg" />`);
    }
  });

  test('follow a moved pointer with the next page, without a restart', async () => {
    await page('/');
    const second = await registry.publish('second');
    expect(compositionIn((await page('/')).body)).toEqual(inPage(second));
  });

  test('keep the previous composition if the pointer is unreadable', async () => {
    await page('/');
    await registry.write('pointer.json', '{"current":');
    expect(compositionIn((await page('/')).body)).toEqual(inPage(composition));
    await registry.write(
      'pointer.json',
      JSON.stringify({ schemaVersion: 1, revision: 2, current: 'f'.repeat(16), previous: [], updatedAt: '' }),
    );
    expect(compositionIn((await page('/')).body)).toEqual(inPage(composition));
    await rm(join(registry.folder, 'pointer.json'));
    expect(compositionIn((await page('/')).body)).toEqual(inPage(composition));
    const third = await registry.publish('third');
    expect(compositionIn((await page('/')).body)).toEqual(inPage(third));
  });

  test('preload every file of the first screen, exactly as it is requested', async () => {
    const [remote] = composition.remotes;
    const [script, style] = (remote?.preload['./card'] ?? []).map(({ integrity }) => integrity);
    expect(links((await page('/card/7')).body)).toEqual([
      `<link rel="preload" as="script" href="${remote?.base}remote-entry.js" crossorigin="anonymous" integrity="${remote?.entry.integrity}" fetchpriority="low">`,
      `<link rel="preload" as="script" href="${remote?.base}card.js" integrity="${script}" fetchpriority="low">`,
      `<link rel="preload" as="style" href="${remote?.base}card.css" integrity="${style}" fetchpriority="low">`,
    ]);
    expect(links((await page('/CARD/7/')).body)).toHaveLength(3);
    expect(links((await page('/login')).body)).toEqual([]);
  });

  test('preload from another origin in CORS mode, and the policy allows that origin', async () => {
    const remotes = composition.remotes.map((remote) => ({ ...remote, base: 'https://cdn.example/card/' }));
    await registry.publish('elsewhere', { remotes });
    const { body, headers } = await page('/card/7');
    expect(links(body)[1]).toBe(
      `<link rel="preload" as="script" href="https://cdn.example/card/card.js" crossorigin="anonymous" integrity="${remotes[0]?.preload['./card']?.[0]?.integrity}" fetchpriority="low">`,
    );
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' https://cdn.example ${START_SCRIPT_SOURCE};`,
    );
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example;");
  });

  test('have a policy without eval, other origins and inline scripts, except the one that it names', async () => {
    const { headers, body } = await page('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${START_SCRIPT_SOURCE}; style-src 'self' 'nonce-`,
    );
    expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("worker-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
    expect(policy).toContain('report-uri /policy-reports; report-to policy');
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    const scripts = [...body.matchAll(/<script(.*?)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, it]) => !/ src="\/|type="application\/json"/.test(it ?? ''));
    const hashes = inline.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.map((hash) => `'sha256-${hash}'`)).toEqual([START_SCRIPT_SOURCE]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('[LET-01] allow the style of a letter, and still only scripts from files', async () => {
    for (const url of ['/letter/abc', '/LETTER/abc/']) {
      const policy = String((await page(url)).headers['content-security-policy']);
      expect(policy).toMatch(
        /style-src 'self' 'nonce-[^']+' 'sha256-[^']+'; style-src-attr 'unsafe-inline';/,
      );
      expect(policy).toContain(`script-src 'self' ${START_SCRIPT_SOURCE};`);
    }
    for (const url of ['/letter', '/letter/a/b', '/dailyUpdate'])
      expect(String((await page(url)).headers['content-security-policy'])).not.toContain('unsafe');
  });

  test('contain a nonce that differs for each page', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await page('/');
        const nonce = /'nonce-(.*?)'/.exec(String(headers['content-security-policy']))?.[1];
        expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('cannot have their script element ended by a composition', async () => {
    const remotes = composition.remotes.map((remote) => ({ ...remote, base: '/</script><script>/' }));
    const hostile = await registry.publish('hostile', { remotes });
    const { body } = await page('/');
    expect(body.match(/<script/g)).toHaveLength(4);
    expect(compositionIn(body)).toEqual(inPage(hostile));
  });

  test('[ADV-02] contain the settings of the whole site', async () => {
    const settingsIn = async (server: FastifyInstance) => {
      const { body } = await server.inject({ url: '/', headers: { accept: 'text/html' } });
      const json = /<script type="application\/json" id="airdex-settings">(.*?)<\/script>/s.exec(body)?.[1];
      return JSON.parse(json ?? 'null') as unknown;
    };
    expect(await settingsIn(app)).toEqual({ hasEvaluationFilter: true });
    const other = createBareApp();
    const site = { hasEvaluationFilter: false };
    await other.register(hostingPlugin, { registryFolder: registry.folder, site });
    expect(await settingsIn(other)).toEqual(site);
    await other.close();
  });

  test('respond to HEAD as to GET, without a body', async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'HEAD',
      url: '/',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-security-policy']).toBeDefined();
  });

  test('say that nothing is published yet, and serve what is published later', async () => {
    const empty = await createTestRegistry();
    const early = createBareApp();
    await early.register(hostingPlugin, { registryFolder: empty.folder });
    const ask = () => early.inject({ url: '/', headers: { accept: 'text/html' } });
    expect((await ask()).statusCode).toBe(503);
    await empty.publish('at last');
    expect((await ask()).statusCode).toBe(200);
    await early.close();
    await empty.remove();
  });
});

describe('unknown addresses', () => {
  test.each([
    '/remotes/mfe-card/0000000000000000/remote-entry.js',
    '/remotes/',
    '/shell/missing.js',
    '/remotes/..%2f..%2f..%2fetc/passwd',
    '/remotes/.env',
    '/remotes/%00.js',
    '/remotes/..%5c..%5cpointer.json',
    '/shell/..%2f..%2fpointer.json',
    '/remotes/mfe-card/',
    '/remotes//',
    '/registry/compositions/0000000000000000.json',
    '/registry/compositions/..%2fpointer.json',
    '/registry/nothing.json',
  ])('%s is a JSON error that is not stored, and never a page', async (url) => {
    const { statusCode, headers } = await page(url);
    // The pages would take 403 for the end of the session.
    expect([400, 404]).toContain(statusCode);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  test.each(['/apple-touch-icon.png', '/assets/logo.svg', '/shell/%2e%2e/pointer.json', '/card/1.5'])(
    '[NFD-01] %s is a page in the address bar, and a JSON error where a file was meant',
    async (url) => {
      const opened = await page(url);
      expect(opened.headers['content-type']).toContain('text/html');
      for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8']) {
        const { statusCode, headers } = await app.inject({ url, headers: { accept } });
        expect(statusCode).toBe(404);
        expect(headers['content-type']).toContain('application/json');
      }
    },
  );

  test('are only pages for clients that accept pages', async () => {
    const { statusCode, headers } = await app.inject({
      url: '/card/7',
      headers: { accept: 'application/json' },
    });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('documents of the registry', () => {
  test('the pointer and its composition are plain JSON, revalidated each time', async () => {
    const pointer = await app.inject('/registry/pointer.json');
    expect(pointer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    });
    const { current } = pointer.json<{ current: string }>();
    const document = await app.inject(`/registry/compositions/${current}.json`);
    expect(document.json()).toEqual(composition);
  });
});
