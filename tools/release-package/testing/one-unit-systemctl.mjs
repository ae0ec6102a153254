#!/usr/bin/env node
/*
 * `systemctl` for the one unit of the package, for tests on machines without systemd: starts the unit's command, with
 * its settings and as its account. Its process id and its output are in files below /run/airdex.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const unit = readFileSync('/etc/systemd/system/airdex.service', 'utf8');
const valuesOf = (/** @type {string} */ name) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
const idOf = (/** @type {string} */ kind) =>
  Number(execFileSync('id', [kind, valuesOf('User')[0] ?? ''], { encoding: 'utf8' }));

function environment() {
  const lines = valuesOf('EnvironmentFile').flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const settings = [...valuesOf('Environment'), ...lines].flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return { PATH: process.env['PATH'], ...Object.fromEntries(settings) };
}

const isRunning = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function start() {
  const [program = '', ...args] = (valuesOf('ExecStart')[0] ?? '').split(' ');
  const env = environment();
  const log = openSync('/run/airdex/log', 'a');
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  for (const name of valuesOf('CacheDirectory')) {
    const folder = `/var/cache/${name}`;
    mkdirSync(folder, { recursive: true });
    chownSync(folder, account.uid, account.gid);
  }
  const child = spawn(program, args, {
    env,
    ...account,
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
  });
  child.unref();
  writeFileSync(PID_FILE, String(child.pid));
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(readFileSync('/run/airdex/log', 'utf8'));
    await pause(100);
  }
}

const PID_FILE = '/run/airdex/pid';

/** The process that was started last; NaN before the first start. */
const startedPid = () => Number(existsSync(PID_FILE) ? readFileSync(PID_FILE, 'utf8') : 'none');

async function stop() {
  const pid = startedPid();
  if (isRunning(pid)) process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) await pause(50);
}

const [verb = ''] = process.argv.slice(2);
if (verb === 'stop' || verb === 'restart') await stop();
if (verb !== 'stop' && !isRunning(startedPid())) await start();
