import { expect, test } from 'vitest';
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrFail } from '../run-command.mjs';
import { fillBaseRoot } from './testing/base-image.mjs';
import { whyNoContainers } from './testing/container-tools.mjs';
import { startedServer } from './testing/started-server.mjs';

/** @typedef {import('./testing/installed-package.mjs').InstalledPackage} InstalledPackage */

/** Keeps all files of buildah in the temporary folder of the package. */
function buildahIn(/** @type {string} */ scratch) {
  const place = ['--root', path.join(scratch, 'images'), '--runroot', path.join(scratch, 'containers')];
  return ['--storage-driver', 'vfs', ...place];
}

/** Registers the tests of the image, if it can be built. @param {() => InstalledPackage} installed */
export function testImage(installed) {
  const reason = whyNoContainers();
  if (reason !== undefined) {
    console.info(`The container image is not tested: ${reason}.`);
    return;
  }
  test('the image of the Dockerfile runs the server, as an account without rights', async () => {
    const { scratch, folder, node } = installed();
    const buildah = (/** @type {string[]} */ ...args) =>
      runOrFail('buildah failed.', 'buildah', [...buildahIn(scratch), ...args]);
    const build = (/** @type {string[]} */ ...args) =>
      buildah('build', '--isolation', 'chroot', '--format', 'docker', ...args);
    const root = path.join(scratch, 'base');
    await mkdir(root);
    await fillBaseRoot(root, node, folder);
    const baseFile = path.join(scratch, 'Dockerfile.base');
    await writeFile(baseFile, 'FROM scratch\nCOPY . /\n');
    await build('--tag', 'localhost/base', '--file', baseFile, root);
    await build(
      ...['--build-arg', 'BASE=localhost/base', '--build-arg', 'BROWSER='],
      ...['--tag', 'localhost/airdex', folder],
    );
    await buildah('from', '--pull=never', '--name', 'airdex', 'localhost/airdex');
    const { config } = JSON.parse(await buildah('inspect', '--type', 'image', 'localhost/airdex')).Docker;
    expect(config.User).toBe('node');

    const run = [...buildahIn(scratch), 'run', '--isolation', 'chroot'];
    const inContainer = (/** @type {Record<string, string>} */ settings, /** @type {string[]} */ command) => [
      ...run,
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...['airdex', '--', ...command],
    ];
    // The container uses the network of this machine.
    const settings = { HOST: '127.0.0.1', PORT: '0', SAMPLE_PROGRAMMES: '200', SEARCH_WORKERS: '1' };
    const server = await startedServer(
      spawn('buildah', inContainer(settings, [...config.Entrypoint, ...config.Cmd])),
    );
    try {
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
      const page = await fetch(server.address, { headers: { Accept: 'text/html' } });
      expect(await page.text()).toMatch(/\/shell\/[0-9a-f]{16}\/main\./);

      const [, ...check] = config.Healthcheck.Test;
      const { port } = new URL(server.address);
      await runOrFail('The health check failed.', 'buildah', inContainer({ PORT: port }, check));
      await expect(runOrFail('', 'buildah', inContainer({ PORT: '1' }, check))).rejects.toThrow();
    } finally {
      // Ends buildah, and with it the container.
      await server.stop();
    }
  }, 180_000);
}
