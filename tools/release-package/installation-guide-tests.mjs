import { expect, test } from 'vitest';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { unusedPort } from '../unused-port.mjs';
import { openMailbox } from './testing/mailbox.mjs';
import { whyNoEmptyMachine } from './testing/container-tools.mjs';
import { writeShortLivedNode } from './testing/short-lived-node.mjs';

/** @typedef {import('./testing/installed-package.mjs').InstalledPackage} InstalledPackage */

/** Drama in France and Japan. */
const CATALOGUE = {
  'channels.csv': `id,name,country,categories,website,platform_guess
One.fr,Une,FR,general,,tv
Two.jp,Ni,JP,general,,tv
`,
  'programmes.csv': `id,title,local_title,channel,channel_id,country,platform,launch_date,genre,audience_unit
t:1,Harbour Lights,,Une,One.fr,FR,tv,2025-09-05,Medical drama,
t:2,River Town,,Ni,Two.jp,JP,tv,2025-10-05,Medical drama,
`,
};

/** The blocks of the guide in one language, in their order. */
const blocks = (/** @type {string} */ guide, /** @type {string} */ language) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

/** The commands from here on call the running server, which takes a third of the time of opening its database. */
const WITH_SERVER = '### Changing and ending';
const ADMIN = /^airdex admin /gm;

/** The shell commands of a part of the guide. */
const commandsOf = (/** @type {string} */ part, /** @type {string} */ admin) =>
  blocks(part, 'sh').join('\n').replaceAll(ADMIN, `airdex admin ${admin}`);

/**
 * The commands of the guide as one script. It pauses at its end, so that the machine stays.
 *
 * @param {string} guide
 * @param {InstalledPackage} installed
 * @param {{ PORT: string, SMTP_URL: string, ADMIN_TOKEN: string }} settings
 */
function scriptOf(guide, { version }, settings) {
  const [example = ''] = blocks(guide, 'ini');
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const kept = example.split('\n').filter((line) => !Object.hasOwn(settings, line.split('=')[0] ?? ''));
  const env = [...kept, ...given, ''].join('\n');
  const [before = '', after = ''] = guide.split(WITH_SERVER);
  const commands = [
    commandsOf(before, ''),
    'systemctl start airdex',
    `export AIRDEX_ADMIN_TOKEN=${settings.ADMIN_TOKEN}`,
    commandsOf(after, `--server http://127.0.0.1:${settings.PORT} `),
  ]
    .join('\n')
    .replaceAll('VERSION', version)
    .replaceAll('tar -xzf ', 'tar -xzf /mnt/')
    .replace(
      /^(install .* \/etc\/airdex\.env).*$/m,
      '$1\ncp --no-preserve=mode /mnt/settings /etc/airdex.env',
    )
    .replace(/^cd \/srv\/airdex$/m, '$&\ncp -r /mnt/catalogue /srv/airdex/catalogue');
  const stop = "trap 'systemctl stop airdex || true' EXIT";
  return { env, script: `${stop}\nset -x\n${commands}\necho Done >&3\nread -r || true\n` };
}

/** Registers the test of the guide, if it can run. @param {() => InstalledPackage} installed */
export function testInstallationGuide(installed) {
  const reason = whyNoEmptyMachine();
  if (reason !== undefined) {
    console.info(`The commands of docs/installation.md are not tested: ${reason}.`);
    return;
  }

  test('the commands of the guide take an empty machine to a user who finds programmes', async () => {
    const mailbox = await openMailbox();
    const port = await unusedPort();
    const guide = await readFile(inRoot('docs', 'installation.md'), 'utf8');
    const folder = await mkdtemp(path.join(installed().scratch, 'machine-'));
    await chmod(folder, 0o755);
    const settings = {
      PORT: String(port),
      SMTP_URL: mailbox.url,
      ADMIN_TOKEN: randomBytes(24).toString('hex'),
    };
    const { env, script } = scriptOf(guide, installed(), settings);
    await writeFile(path.join(folder, 'settings'), env);
    await writeFile(path.join(folder, 'script'), script);
    await mkdir(path.join(folder, 'catalogue'));
    for (const [name, text] of Object.entries(CATALOGUE))
      await writeFile(path.join(folder, 'catalogue', name), text);
    await cp(installed().archive, path.join(folder, path.basename(installed().archive)));
    await cp(installed().node, path.join(folder, 'runtime'), { dereference: true });
    await writeShortLivedNode(path.join(folder, 'node'), '/mnt/runtime');
    const support = inRoot('tools', 'release-package', 'testing');
    await cp(path.join(support, 'one-unit-systemctl.mjs'), path.join(folder, 'systemctl'));
    await chmod(path.join(folder, 'systemctl'), 0o755);
    const machine = spawn(
      'unshare',
      ['--mount', 'bash', path.join(support, 'empty-machine.sh'), folder, 'script'],
      { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [machine.stdout, machine.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const ended = once(machine, 'close');
    try {
      const done = machine.stdio[3];
      if (done == null) throw new Error('The script has no third output');
      await Promise.race([
        once(done, 'data'),
        ended.then(async ([code]) => {
          const log = await readFile(path.join(folder, 'run', 'airdex', 'log'), 'utf8').catch(() => '');
          throw new Error(`A command of the guide ended with ${code}:\n${output}\n${log}`);
        }),
      ]);
      const call = async (/** @type {string} */ name, /** @type {object} */ body, token = '') => {
        const response = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
        return { status: response.status, body: await response.json().catch(() => null) };
      };
      const password = 'Lantern-2026-Bay';
      const link = /https:\/\/tv\.example\.com\/recoverPassword\/([\w-]+)/;
      // A later link replaces an earlier one, and disabling a user ends them.
      for (let isSet = false; !isSet;) {
        const hash = await mailbox.nextMatch('grace@example.com', link);
        isSet = (await call('Account/UseRecoverPassword/', { hash, newPassword: password })).body;
      }
      const signedIn = await call('Account/Authenticate', { username: 'grace', password, forceLogin: true });
      expect(signedIn).toMatchObject({ status: 200 });
      const found = await call('Search/GetAdvancedSearchPrograms', {}, signedIn.body.token);
      expect(found).toMatchObject({ status: 200, body: { count: 2 } });
    } finally {
      machine.stdin?.end();
      await ended;
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    }
  }, 600_000);
}
