import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasObjectStorage } from './object-storage-programs.mjs';
import { unusedPort } from './unused-port.mjs';

/** @typedef {{ url: string, stop: () => void }} TestObjectStorage */

const run = promisify(execFile);
const KEY = 'airdex-tests';
const STARTS_WITHIN_MS = 60_000;

/** @param {string} folder @param {{ monitor: number, gateway: number }} ports */
function settings(folder, ports) {
  return Object.entries({
    fsid: randomUUID(),
    'mon initial members': 'a',
    'mon host': `[v2:127.0.0.1:${ports.monitor}]`,
    'ms bind msgr1': false,
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    keyring: path.join(folder, 'keyring'),
    'mon data': path.join(folder, 'mon'),
    'osd data': path.join(folder, 'osd'),
    'rgw data': path.join(folder, 'rgw'),
    'run dir': folder,
    'admin socket': path.join(folder, '$name.$pid.socket'),
    'log file': path.join(folder, '$name.log'),
    'mon cluster log file': path.join(folder, 'cluster.log'),
    'osd objectstore': 'memstore',
    'memstore device bytes': 1024 ** 3,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 1,
    'osd pool default pgp num': 1,
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': 0,
    'mon allow pool size one': true,
    'paxos propose interval': 0.01,
    'rgw frontends': `beast endpoint=127.0.0.1:${ports.gateway}`,
    'rgw run sync thread': false,
    'rgw enable gc threads': false,
    'rgw enable lc threads': false,
  }).map(([name, value]) => `${name} = ${value}\n`);
}

/**
 * Starts an empty object storage in memory: Ceph with one monitor, one store and its S3 gateway.
 *
 * @returns {Promise<TestObjectStorage | undefined>} `url`: with its key and secret; undefined when Ceph is not installed
 * and cannot be installed
 */
export async function startObjectStorageForTests() {
  if (!(await hasObjectStorage())) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'airdex-objects-'));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, name));
  /** @type {import('node:child_process').ChildProcess[]} */
  const servers = [];
  const quit = () => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', quit);
  const stop = () => {
    process.off('exit', quit);
    quit();
  };
  try {
    const ports = { monitor: await unusedPort(), gateway: await unusedPort() };
    await start(folder, ports, servers);
    await untilItAnswers(`http://127.0.0.1:${ports.gateway}`);
    return { url: `http://${KEY}:${KEY}@127.0.0.1:${ports.gateway}`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {{ monitor: number, gateway: number }} ports
 * @param {import('node:child_process').ChildProcess[]} servers
 */
async function start(folder, ports, servers) {
  const config = path.join(folder, 'ceph.conf');
  writeFileSync(config, `[global]\n${settings(folder, ports).join('')}`);
  const [keyring, map] = [path.join(folder, 'keyring'), path.join(folder, 'monmap')];
  const allowed = ['mon', 'osd'].flatMap((part) => ['--cap', part, 'allow *']);
  writeFileSync(keyring, '');
  for (const name of ['mon.', 'client.admin', 'osd.0'])
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...allowed]);
  await run('monmaptool', ['-c', config, '--create', '--addv', 'a', `[v2:127.0.0.1:${ports.monitor}]`, map]);
  const serve = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    servers.push(spawn(program, ['-c', config, ...args, '-f'], { stdio: 'ignore' }));
  };
  await run('ceph-mon', ['-c', config, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring]);
  serve('ceph-mon', '-i', 'a');
  const store = randomUUID();
  await run('ceph', ['-c', config, 'osd', 'new', store, '0']);
  await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', store]);
  serve('ceph-osd', '-i', '0');
  const user = ['--uid=tests', '--display-name=Tests', `--access-key=${KEY}`];
  await run('radosgw-admin', ['-c', config, 'user', 'create', ...user, `--secret=${KEY}`]);
  serve('radosgw', '-n', 'client.admin');
}

/** @param {string} address */
async function untilItAnswers(address) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('The object storage did not start in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
