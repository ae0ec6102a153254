import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { writePackage } from '../release/test-package.fixture.ts';
import { startTestShell } from './test-shell.fixture.ts';

// Each test starts processes and builds, which can be slow on a busy machine.
jest.setTimeout(120_000);

const mfe = fileURLToPath(new URL('../../bin/mfe.mjs', import.meta.url));
const home = `export const { bootstrap, mount, update, unmount } = { text: 'first' } as never;\n`;
const definition = `export default { name: 'mfe-test', exposes: { './home': './src/home.tsx' } };\n`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let shell: Awaited<ReturnType<typeof startTestShell>>;
let started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  shell = await startTestShell();
  await writePackage(folder.path, { 'src/home.tsx': home, 'mfe.config.ts': definition });
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await shell.stop();
  await folder.remove();
});

/** Runs `mfe dev` in the folder of the remote, and captures its output. */
function dev(...args: readonly string[]) {
  const child = spawn(process.execPath, [mfe, 'dev', '--shell', shell.url, ...args], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const until = async (part: RegExp, of: 'out' | 'err') => {
    while (!part.test(printed[of])) {
      const stream = of === 'out' ? child.stdout : child.stderr;
      await Promise.race([
        once(stream, 'data'),
        ended.then((code) => {
          throw new Error(`It ended with ${code}: ${printed.err}`);
        }),
      ]);
    }
  };
  return { child, printed, ended, until };
}

describe('[MFE-05] mfe dev', () => {
  test('serves the remote only to the shell, builds every change, and stops on request', async () => {
    const { child, printed, ended, until } = dev('--json');
    await until(/\n/, 'out');
    const started = JSON.parse(printed.out) as { origin: string; address: string };
    expect(started).toMatchObject({ remote: 'mfe-test', fastRefresh: true });
    expect(started.address).toBe(`${shell.url}?mfe=test@${started.origin}`);

    const manifest = await fetch(`${started.origin}/airdex-manifest.json`);
    expect(manifest.headers.get('access-control-allow-origin')).toBe(new URL(shell.url).origin);
    expect(await manifest.json()).toMatchObject({ name: 'mfe-test', exposes: ['./home'] });
    const entry = await fetch(`${started.origin}/remote-entry.js`);
    expect(entry.headers.get('access-control-allow-origin')).toBe(new URL(shell.url).origin);
    const text = await entry.text();
    expect(text).toContain('mfe_test');
    // The policy of the page forbids this.
    expect(text).not.toMatch(/\beval\(/);

    printed.err = '';
    await writeFile(join(folder.path, 'src/home.tsx'), home.replace('first', 'second'));
    await until(/Built in \d+ ms/, 'err');
    const chunk = await fetch(`${started.origin}/__federation_expose_home.js`);
    expect(await chunk.text()).toContain('second');

    printed.err = '';
    await writeFile(join(folder.path, 'src/home.tsx'), 'export const = ;');
    await until(/home\.tsx/, 'err');
    const kept = await fetch(`${started.origin}/__federation_expose_home.js`);
    expect(await kept.text()).toContain('second');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${started.origin}/airdex-manifest.json`)).rejects.toThrow();
  });

  test('notes which hooks a hook calls, so that a component starts again when they change', async () => {
    const hook = `import { useState } from 'react';
export const same = <T>(value: T): T => value;
export function useCount() {
  return useState(same(0));
}
`;
    await writeFile(join(folder.path, 'src/use-count.ts'), hook);
    const using = home.replace('text:', 'useCount, text:');
    await writeFile(
      join(folder.path, 'src/home.tsx'),
      `import { useCount } from './use-count.ts';\n${using}`,
    );
    const { child, printed, ended, until } = dev('--json');
    await until(/\n/, 'out');
    const { origin } = JSON.parse(printed.out) as { origin: string };
    const chunk = await (await fetch(`${origin}/__federation_expose_home.js`)).text();
    expect(chunk).toMatch(/\b_s\(useCount, "/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('serves at the next port if another process takes the first one while it starts', async () => {
    const taken = createServer();
    // The page is requested between the probe of the port and the start of the server.
    const shellThatWaits = createHttpServer((request, response) => {
      const port = Number(/@http:\/\/localhost:(\d+)/.exec(decodeURIComponent(request.url ?? ''))?.[1]);
      const answer = async () => {
        const page = await fetch(new URL(request.url ?? '', shell.url));
        response.writeHead(page.status, { 'Content-Type': 'text/html' }).end(await page.text());
      };
      if (taken.listening) void answer();
      else taken.listen(port, 'localhost', () => void answer());
    });
    shellThatWaits.listen(0, 'localhost');
    await once(shellThatWaits, 'listening');
    const { port } = shellThatWaits.address() as AddressInfo;
    try {
      const { printed, until } = dev('--json', '--shell', `http://localhost:${port}/`);
      await until(/\n/, 'out');
      const { origin } = JSON.parse(printed.out) as { origin: string };
      const { port: first } = taken.address() as AddressInfo;
      expect(Number(new URL(origin).port)).toBeGreaterThan(first);
      expect((await fetch(`${origin}/remote-entry.js`)).status).toBe(200);
    } finally {
      shellThatWaits.closeAllConnections();
      shellThatWaits.close();
      taken.close();
    }
  });

  test('starts nothing if the port is in use, the shell is unreachable, or the folder contains no remote', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { port } = taken.address() as AddressInfo;
    const busy = dev('--port', String(port));
    expect(await busy.ended).toBe(1);
    expect(busy.printed.err).toBe(`Port ${port} is already in use\nName another with --port.\n`);
    const away = dev('--shell', `http://localhost:${port}/`);
    taken.close();
    expect(await away.ended).toBe(1);
    expect(away.printed.err).toContain(`The shell at http://localhost:${port}/ does not respond`);
    const wrong = dev('--shell', 'nowhere');
    expect(await wrong.ended).toBe(2);
    expect(wrong.printed.err).toContain('It should be an address such as http://localhost:8080.');
  });
});
