/**
 * Measures how much of the browser's main thread opening the saved searches and the playlists takes with 500 of them,
 * compared with 10 in the same run, on a processor slowed down to a quarter. `--rounds 5`; `--data FOLDER` stores the
 * database there instead of in `bench/var`; `--profiles FOLDER` stores a profile of each first opening.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn, withFreshBrowser } from '../first-results/browser.ts';
import { startApp } from '../first-results/served-app.ts';
import { publishComposed } from '../first-results/shapes.ts';
import { machine } from '../machine.ts';
import { inRoot } from '../root.ts';
import { spread } from '../statistics.ts';
import { keep, PAGES, type CollectionsPage } from './kept.ts';
import { openTwice, type Opening } from './opening.ts';

/** Number of saved searches and playlists of each user. */
const USERS = { demo: 10, colleague: 500 } as const;
const LIMIT_MS = 300;
const verdict = (milliseconds: number) => (milliseconds <= LIMIT_MS ? 'held' : 'MISSED');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    data: { type: 'string', default: inRoot('bench', 'var', 'collections') },
    profiles: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');
const dataFolder = join(resolve(values.data), 'data');
if (values.profiles !== undefined) await mkdir(values.profiles, { recursive: true });

console.log(machine());
await publishComposed(join(dataFolder, 'registry'));
const app = await startApp(dataFolder);
const paths = Object.keys(PAGES) as CollectionsPage[];
const users = Object.keys(USERS) as (keyof typeof USERS)[];
const measured: { path: CollectionsPage; user: keyof typeof USERS; opening: Opening }[] = [];
try {
  const signedIn = { demo: await signIn(app.url), colleague: await signIn(app.url, 'colleague') };
  for (const user of users) await keep(app.url, signedIn[user], USERS[user]);
  for (let round = 1; round <= rounds; round += 1)
    // Each is first equally often, so that other load of the machine affects both alike.
    for (const user of round % 2 === 0 ? users : users.toReversed())
      for (const path of paths) {
        const profile =
          values.profiles && join(values.profiles, `${path.slice(1)}-${USERS[user]}-${round}.cpuprofile`);
        const opening = await withFreshBrowser(signedIn[user], (context) =>
          openTwice(context, app.url, path, profile),
        );
        measured.push({ path, user, opening });
        const costOf = ({ shown, whileIdle }: Opening['first']) =>
          `${shown.toFixed(0)} + ${whileIdle.toFixed(0)}`;
        console.log(
          `round ${round}, ${path} with ${USERS[user]}: ${costOf(opening.first)}, again ${costOf(opening.again)} ms`,
        );
      }
} finally {
  await app.stop();
}

// Figures vary with the load, which may have changed by now.
console.log(machine());
console.log(
  `Processor time of the main thread at a quarter of the speed, from the click until the calls are answered, the rows in the window are shown and the thread is idle; medians of ${rounds} rounds. Rows below the window follow while the browser is idle and count separately. First openings compile the code of the page, which is loaded when it opens again.`,
);
for (const path of paths)
  for (const turn of ['first', 'again'] as const) {
    const [few, many] = users.map((user) => {
      const costs = measured
        .filter((it) => it.path === path && it.user === user)
        .map(({ opening }) => opening[turn]);
      return {
        shown: spread(costs.map(({ shown }) => shown)).median,
        whileIdle: spread(costs.map(({ whileIdle }) => whileIdle)).median,
      };
    }) as [Opening['first'], Opening['first']];
    console.log(
      `${path}, ${turn === 'first' ? 'first opening' : 'opened again'}: ${few.shown.toFixed(0)} ms with ${USERS.demo}, ${many.shown.toFixed(0)} ms with ${USERS.colleague}; ${(many.shown - few.shown).toFixed(0)} ms more (${(many.shown / few.shown).toFixed(2)} ×), limit ${LIMIT_MS} ms: ${verdict(many.shown)} in all, ${verdict(many.shown - few.shown)} as a difference; rows below: ${few.whileIdle.toFixed(0)} and ${many.whileIdle.toFixed(0)} ms`,
    );
  }
