import { createHash } from 'node:crypto';
import { START_SCRIPT_SOURCE } from '@airdex/release-registry/page';
import { directives } from '../../fixtures/content-policy.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';
import { airdexUrl } from '../../setup/environment.ts';

for (const path of ['/', '/login', '/faq', '/no/such/page'])
  test(`[MFE-09] ${path} comes with a strict policy`, async ({ request }) => {
    const response = await request.get(path, { headers: { Accept: 'text/html' } });
    const policy = directives(response.headers()['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|https?:$/);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const running = scripts.filter(([, attributes]) => attributes?.includes('application/json') !== true);
    expect(running.length).toBeGreaterThan(0);
    const inline = running.map(([, , code = '']) => code).filter((code) => code.trim() !== '');
    const sources = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(sources).toContain(START_SCRIPT_SOURCE);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...sources]));
    expect(html).not.toMatch(/\son\w+=/);
  });

test('[MFE-09] the browser runs no foreign inline script, no eval and no script of another origin', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(
    'policy violation: require-trusted-types-for trusted-types-sink',
    /console: .*requires 'Trusted/,
  );
  await signIn();
  await page.goto('/faq');
  await expect(frame(page).userMenu).toBeVisible();
  expect(airdexUrl()).toContain('localhost');
  const ran = await page.evaluate(async () => {
    const add = (script: Partial<HTMLScriptElement>) =>
      new Promise<void>((resolve) => {
        const element = document.createElement('script');
        element.onerror = () => resolve();
        element.onload = () => resolve();
        try {
          Object.assign(element, script);
          document.head.append(element);
          if (script.src === undefined) resolve();
        } catch (error) {
          refused.push((error as Error).name);
          resolve();
        }
      });
    const refused: string[] = [];
    await add({ textContent: 'document.documentElement.dataset.ran = "inline"' });
    await add({ src: 'http://127.0.0.1:9/stranger.js' });
    const button = document.createElement('button');
    document.body.append(button);
    try {
      button.setAttribute('onclick', 'document.documentElement.dataset.ran = "handler"');
    } catch (error) {
      refused.push((error as Error).name);
    }
    button.click();
    button.remove();
    return { ran: document.documentElement.dataset['ran'] ?? 'nothing', refused };
  });
  expect(ran).toEqual({ ran: 'nothing', refused: ['TypeError', 'TypeError', 'TypeError'] });
  // In a separate task, because the policy does not apply to code that the test itself evaluates.
  const evaluated = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(eval('"evaluated"'));
          } catch (error) {
            resolve(error instanceof EvalError ? 'refused' : String(error));
          }
        });
      }),
  );
  expect(evaluated).toBe('refused');
});
