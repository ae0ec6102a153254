import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { awaitReady, freePort } from '../await-ready.ts';
import { inRoot } from '../root.ts';
import { startProgram, type RunningProgram } from '../running-program.ts';

export const NGINX_PROGRAM = '/usr/sbin/nginx';
const READY_WITHIN_MS = 10_000;

export interface Nginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** nginx with the configuration of the operations guide, with the addresses of this machine. */
export async function startNginx(nodePorts: readonly number[]): Promise<Nginx> {
  if (!existsSync(NGINX_PROGRAM)) throw new Error('There is no nginx here: apt-get install nginx-light');
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-nginx-'));
  // Its workers run under another account.
  await chmod(folder, 0o755);
  const port = await freePort();
  const guide = await readFile(inRoot('docs', 'operations', 'nginx.conf'), 'utf8');
  // Each node is in the lists for calls and for pages.
  const nodes = [...new Set(guide.match(/\b10\.0\.0\.\d+(?=:8080)/g))];
  if (nodes.length !== nodePorts.length)
    throw new Error(`The guide's nginx.conf names ${nodes.length} nodes.`);
  const site = guide
    .replace('/var/log/nginx/', '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(
      /\b(10\.0\.0\.\d+):8080/g,
      (_, address: string) => `127.0.0.1:${nodePorts[nodes.indexOf(address)] ?? 0}`,
    );
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
     events { worker_connections 1024; }
     http {
       access_log access.log;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
       include site.conf;
     }`,
  );
  const args = ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'error.log'];
  await promisify(execFile)(NGINX_PROGRAM, [...args, '-t']);
  const program: RunningProgram = startProgram(NGINX_PROGRAM, args, { cwd: folder, env: process.env });
  const url = `http://127.0.0.1:${port}`;
  await awaitReady(url, program, READY_WITHIN_MS);
  return {
    url,
    async stop() {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
