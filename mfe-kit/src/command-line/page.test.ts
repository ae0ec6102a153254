import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import type { Composition } from '@airdex/shared-contracts/composition';
import { START_SCRIPT_SOURCE } from '@airdex/release-registry/page';
import { runMfe } from './run-mfe.fixture.ts';

let registry: FilledRegistry;
let host: Server;
let origin: string;

/** A typical static host: serves files, and the page for every other address. */
function staticHost(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    readFile(join(folder, path))
      .catch(() => readFile(join(folder, 'index.html')))
      .then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
  });
}

beforeEach(async () => {
  registry = await filledRegistry();
  host = staticHost(registry.path);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('The host listens nowhere');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await registry.remove();
});

const text = async (path: string) => (await fetch(origin + path)).text();
const data = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');
const compositionIn = (html: string) => data(html, 'airdex-composition') as Composition;
const page = (...options: readonly string[]) => runMfe('page', '--registry', registry.path, ...options);

test('a static host serves the current page at every address', async () => {
  expect((await fetch(`${origin}/card/7`)).status).toBe(404);
  const { code, stdout } = await page();
  expect([code, stdout]).toEqual([
    0,
    `${join(registry.path, 'index.html')} runs composition ${registry.first}.\n`,
  ]);
  const html = await text('/card/7');
  const composition = compositionIn(html);
  expect(composition.id).toBe(registry.first);
  expect(data(html, 'airdex-settings')).toEqual({ hasEvaluationFilter: true });

  // The files that the page requests exist, exactly as they were released.
  const references = [
    ...html.matchAll(/(?:src|href)="([^"]+)" crossorigin="anonymous" integrity="([^"]+)"/g),
  ];
  expect(references.map(([, path]) => path)).toEqual(
    [...composition.shell.scripts, ...composition.shell.styles].map(
      ({ path }) => composition.shell.base + path,
    ),
  );
  for (const [, path = '', integrity] of references) {
    const digest = createHash('sha384')
      .update(await text(path))
      .digest('base64');
    expect(`sha384-${digest}`).toBe(integrity);
  }
  // The page contains its policy: only scripts of this origin, and no inline scripts.
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(policy).toContain(`script-src 'self' ${START_SCRIPT_SOURCE};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/nonce|report-uri|frame-ancestors/);
});

test('the page has the new composition after it is written again', async () => {
  await page();
  const { composition } = await registry.release('mfe-card', 'two');
  expect(compositionIn(await text('/')).id).toBe(registry.first);
  await page('--no-evaluation-filter');
  const html = await text('/');
  expect(compositionIn(html).id).toBe(composition);
  expect(data(html, 'airdex-settings')).toEqual({ hasEvaluationFilter: false });
});

test('no page exists before anything is published', async () => {
  const empty = join(registry.path, 'empty');
  const { code, stderr } = await runMfe('page', '--registry', empty);
  expect([code, stderr]).toEqual([5, `Nothing is published in ${empty} yet\nPublish the shell first.\n`]);
});
