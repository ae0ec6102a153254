import { frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';
import { airdexUrl } from '../../setup/environment.ts';

/** Directives of a policy, by name. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

for (const path of ['/', '/login', '/faq', '/no/such/page'])
  test(`[MFE-09] ${path} comes with a strict policy`, async ({ request }) => {
    const response = await request.get(path, { headers: { Accept: 'text/html' } });
    const policy = directives(response.headers()['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|https?:$/);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
    const running = scripts.filter(([, attributes]) => attributes?.includes('application/json') !== true);
    expect(running.length).toBeGreaterThan(0);
    expect(running.filter(([, , code]) => code?.trim() !== '')).toEqual([]);
    expect(html).not.toMatch(/\son\w+=/);
  });

test('[MFE-09] the browser runs no inline script, no eval and no script of another origin', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(
    'policy violation: script-src-elem inline',
    'policy violation: script-src-attr inline',
    'policy violation: script-src eval',
    'policy violation: script-src-elem http://127.0.0.1:9/stranger.js',
    /console: .*Content Security Policy/,
  );
  await signIn();
  await page.goto('/faq');
  await expect(frame(page).userMenu).toBeVisible();
  expect(airdexUrl()).toContain('localhost');
  const ran = await page.evaluate(async () => {
    const add = (script: Partial<HTMLScriptElement>) =>
      new Promise<void>((resolve) => {
        const element = Object.assign(document.createElement('script'), script);
        element.onerror = () => resolve();
        element.onload = () => resolve();
        document.head.append(element);
        if (script.src === undefined) resolve();
      });
    await add({ textContent: 'document.documentElement.dataset.ran = "inline"' });
    await add({ src: 'http://127.0.0.1:9/stranger.js' });
    const button = document.createElement('button');
    document.body.append(button);
    button.setAttribute('onclick', 'document.documentElement.dataset.ran = "handler"');
    button.click();
    button.remove();
    return document.documentElement.dataset['ran'] ?? 'nothing';
  });
  expect(ran).toBe('nothing');
  // In a task of its own: what the test itself evaluates is not under the policy.
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
