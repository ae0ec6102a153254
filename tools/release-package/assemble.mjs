import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../in-parallel.mjs';
import { inRoot } from '../root.mjs';
import { workspacePackages } from '../workspace.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { librariesOf, withEverythingUsed } from './libraries.mjs';
import { notices } from './notices.mjs';
import { placeLibraries } from './place-libraries.mjs';

/** The packages whose sources run on the server. Node strips types only outside of `node_modules`. */
const SERVER_PACKAGES = [
  'server',
  'catalogue-import',
  'catalogue-data',
  'programme-poster',
  'release-registry',
  'shared-contracts',
];

/** Files that no running server reads. */
const UNREAD_SOURCES = /(\.(test|fixture)\.[a-z]+|\.md)$|\/fixtures$/;
const UNREAD_FILES =
  /\.(map|d\.[cm]?ts|md|markdown|flow|tsbuildinfo)$|^\/(tests?|__tests__|examples?|docs|benchmarks?|\.github)$/i;

/** Parts of `docs` that are not for operators. */
const DEVELOPERS_DOCUMENTS = ['adr', 'screenshots', 'requirements.md', 'teams.md'];

const text = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} target @param {string} folder */
async function copySources(target, folder) {
  const { name, version, type, exports, dependencies } = JSON.parse(
    await readFile(inRoot(folder, 'package.json'), 'utf8'),
  );
  await cp(inRoot(folder, 'src'), path.join(target, folder, 'src'), {
    recursive: true,
    filter: (file) => !UNREAD_SOURCES.test(file),
  });
  const manifest = { name, version, private: true, type, exports, dependencies };
  await writeFile(path.join(target, folder, 'package.json'), text(manifest));
  const link = path.join(target, 'node_modules', name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(path.relative(path.dirname(link), path.join(target, folder)), link);
}

/** @param {string} source @param {string} target */
async function copyLibrary(source, target) {
  await cp(source, target, {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = file.slice(source.length);
      if (/^\/node_modules(\/|$)/.test(inside)) return false;
      return !UNREAD_FILES.test(inside);
    },
  });
}

/**
 * Puts together everything that a machine needs besides Node: sources of the server, its libraries, the built pages.
 *
 * @param {string} target an empty folder
 * @param {readonly string[]} builtFolders of the packages with built pages
 */
export async function assemble(target, builtFolders) {
  const { name, version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const product = { name, version };
  await mkdir(path.join(target, 'node_modules'), { recursive: true });
  for (const folder of SERVER_PACKAGES) await copySources(target, folder);
  const direct = librariesOf(SERVER_PACKAGES);
  await inParallel([...placeLibraries(direct)], 4, ([place, { folder }]) =>
    copyLibrary(folder, path.join(target, 'node_modules', place)),
  );
  for (const folder of builtFolders)
    await cp(inRoot(folder, 'dist'), path.join(target, 'pages', folder), { recursive: true });

  const usedByPages = workspacePackages()
    .filter((one) => builtFolders.includes(one.folder) || one.folder === 'shared-ui')
    .map(({ folder }) => folder);
  const libraries = withEverythingUsed([...direct, ...librariesOf(usedByPages)]);
  await writeFile(path.join(target, 'package.json'), text({ ...product, private: true, type: 'module' }));
  await writeFile(path.join(target, 'THIRD-PARTY-NOTICES'), await notices(libraries));
  await writeFile(path.join(target, 'sbom.cdx.json'), text(billOfMaterials(product, libraries)));

  const files = inRoot('tools', 'release-package', 'files');
  await mkdir(path.join(target, 'bin'));
  await cp(path.join(files, 'airdex.js'), path.join(target, 'bin', 'airdex'));
  await chmod(path.join(target, 'bin', 'airdex'), 0o755);
  for (const file of ['airdex.service', 'Dockerfile'])
    await cp(path.join(files, file), path.join(target, file));
  await cp(inRoot('docs'), path.join(target, 'docs'), {
    recursive: true,
    filter: (file) => !DEVELOPERS_DOCUMENTS.includes(path.relative(inRoot('docs'), file)),
  });
}
