#!/usr/bin/env node
/* Runs a command of this package: `bin/airdex start`. Needs nothing but Node 24. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: ['server/src/commands/start-package.ts', 'starts the server'],
  admin: ['server/src/commands/admin/main.ts', 'administers companies, accesses and users'],
  import: ['catalogue-import/src/main.ts', 'imports guides and tables into the catalogue'],
  'account:add': ['server/src/commands/add-user.ts', 'adds a user'],
  'daily-update': ['server/src/commands/send-daily-update.ts', 'sends or previews the daily letters'],
  backup: ['server/src/commands/backup.ts', 'writes a backup, while the server runs or not'],
  restore: ['server/src/commands/restore.ts', 'restores a backup into an empty installation'],
  check: ['server/src/commands/check.ts', 'checks the installation and its settings'],
};

const sourceOf = (file) => new URL(`../${file}`, import.meta.url);
const available = Object.entries(COMMANDS).filter(([, [file]]) => existsSync(sourceOf(file)));
const [name = '', ...args] = process.argv.slice(2);
const command = available.find(([known]) => known === name);

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Airdex needs Node 24 or newer; this is ${process.version}.`);
  process.exitCode = 1;
} else if (command === undefined) {
  const isHelp = ['', '--help', 'help'].includes(name);
  const lines = available.map(([known, [, text]]) => `  ${known.padEnd(14)}${text}`);
  const head = isHelp ? [] : [`There is no command ${JSON.stringify(name)}.`, ''];
  const text = [...head, 'airdex COMMAND …', '', ...lines].join('\n');
  if (isHelp) console.log(text);
  else console.error(text);
  process.exitCode = isHelp ? 0 : 2;
} else {
  const [file] = command[1];
  process.argv = [process.argv[0], fileURLToPath(sourceOf(file)), ...args];
  await import(sourceOf(file).href);
}
