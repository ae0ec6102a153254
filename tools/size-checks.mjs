import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./size-budgets.mjs').PackageBudget} PackageBudget */
/** @typedef {typeof import('./size-budgets.mjs').FIRST_SCREENS} FirstScreens */
/** @typedef {{ name: string, path: string[], limit: string, brotli: false }} SizeCheck */

const KINDS = /** @type {const} */ (['initial', 'total']);
const TYPES = /** @type {const} */ (['js', 'css']);

/**
 * Lists the checks of Size Limit, from the manifests of the builds: the JavaScript and CSS of each package, both what
 * its screens need to start and in total. The first screens are checked if shell and remote are among the packages.
 *
 * @param {(name: string) => string} folderOf folder of a package's build
 * @param {Readonly<Record<string, PackageBudget>>} budgets in KiB, by package
 * @param {FirstScreens} first
 * @returns {SizeCheck[]}
 */
export function sizeChecks(folderOf, budgets, first) {
  const checks = Object.entries(budgets).flatMap(([name, budget]) => {
    const folder = folderOf(name);
    const files = filesOf(folder);
    const whole = KINDS.flatMap((kind) =>
      TYPES.map((type) =>
        check(`${name}, ${kind} ${type}`, sent(folder, files[kind], type), budget[kind][type]),
      ),
    );
    const screens = Object.entries(budget.screens ?? {}).map(([screen, js]) =>
      check(
        `${name} ${screen}, initial js`,
        sent(folder, [...files.start, ...filesFor(name, files, screen)], 'js'),
        js,
      ),
    );
    return [...whole, ...screens];
  });
  const hasFirst = first.shell in budgets && first.remote in budgets;
  // A remote may have no styles.
  return [...checks, ...(hasFirst ? [firstCheck(folderOf, first)] : [])].filter(
    ({ path: files }) => files.length > 0,
  );
}

/** @param {(name: string) => string} folderOf @param {FirstScreens} first */
function firstCheck(folderOf, { shell, remote, screens, js }) {
  const inside = filesOf(folderOf(remote));
  const needed = screens.flatMap((screen) => filesFor(remote, inside, screen));
  const files = [
    ...sent(
      folderOf(shell),
      [...filesOf(folderOf(shell)).initial, ...filesOf(folderOf(shell)).forRemotes],
      'js',
    ),
    ...sent(folderOf(remote), [...inside.start, ...needed], 'js'),
  ];
  return check(`${shell} and ${remote} ${screens.join(', ')}, initial js`, files, js);
}

/** @param {string} name @param {ReturnType<typeof filesOf>} files @param {string} screen */
function filesFor(name, files, screen) {
  const needed = files.screens[screen];
  if (needed === undefined) throw new Error(`${name} has no screen ${screen}`);
  return needed;
}

/** @param {string} name @param {string[]} files @param {number} kib @returns {SizeCheck} */
const check = (name, files, kib) => ({ name, path: files, limit: `${kib} KiB`, brotli: false });

/**
 * Built files as the server sends them: compressed, except for small files without a compressed copy.
 *
 * @param {string} folder @param {readonly string[]} files @param {string} type
 */
const sent = (folder, files, type) =>
  [...new Set(files)]
    .filter((file) => file.endsWith(`.${type}`))
    .map((file) => path.join(folder, file))
    .map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));

/**
 * The files of a build. `start` always loads; `initial` also includes the files that its screens need to start.
 * `forRemotes`: additional files that a shell loads for the screens of remotes.
 *
 * @param {string} folder
 * @returns {{ start: string[], screens: Record<string, string[]>, forRemotes: string[], initial: string[], total:
 * string[] }}
 */
function filesOf(folder) {
  const shell = path.join(folder, 'airdex-shell-manifest.json');
  const isShell = existsSync(shell);
  const manifest = JSON.parse(
    readFileSync(isShell ? shell : path.join(folder, 'airdex-manifest.json'), 'utf8'),
  );
  const start = isShell ? [...manifest.scripts, ...manifest.styles] : [manifest.entry];
  const screens = isShell ? {} : (manifest.preload ?? {});
  return {
    start,
    screens,
    forRemotes: isShell ? (manifest.preload ?? []) : [],
    initial: [...start, ...Object.values(screens).flat()],
    total: manifest.files
      .map((/** @type {{ path: string }} */ file) => file.path)
      // Only pages of developers load the development build of the shell.
      .filter((/** @type {string} */ file) => !file.startsWith('development/')),
  };
}
