import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeCalls } from './api-calls.mjs';
import { declarationsOf } from './declarations.mjs';
import { entryPoints } from './entry-points.mjs';
import { describeShareScope } from './share-scope.mjs';

/** File of a package that contains the report of its surface. */
export const REPORT_FILE = 'api-report.md';

/** Heading of the declarations that no entry point exports, but that exported ones refer to. */
export const REFERRED = 'Declarations that these refer to';

/**
 * Describes what others can use of a package, as a text that changes only when the public surface changes.
 *
 * @param {string} folder of the package
 * @returns {Promise<string>} Markdown
 */
export async function surfaceReport(folder) {
  const { name, version, modules, styles, presets } = await entryPoints(folder);
  const table = name === '@airdex/shared-contracts' ? await describeCalls(folder) : undefined;
  const shared = name === '@airdex/mfe-kit' ? await describeShareScope(folder) : undefined;
  const declarations = await declarationsOf(folder, modules, table?.declarations);
  const isExported = (/** @type {string} */ text) => text.startsWith('export ');
  const exported = new Set(declarations.flat().filter(isExported));
  const referred = new Set(declarations.flat().filter((text) => !isExported(text)));
  const others = [...referred].filter((text) => !exported.has(`export ${text}`)).toSorted();
  return [
    `# Public surface of ${name} ${version}`,
    '`npm run api` writes this file. CONTRIBUTING.md describes how to change what it shows.',
    ...modules.map((module, index) => section(module.name, 'ts', declarations[index]?.filter(isExported))),
    ...(others.length === 0 ? [] : [section(REFERRED, 'ts', others)]),
    ...(await Promise.all(styles.map((style) => customProperties(folder, style)))),
    ...(presets.length === 0
      ? []
      : [section('Presets', 'text', [presets.map((one) => one.name).join('\n')])]),
    ...(table === undefined ? [] : [section('Calls of the API', 'yaml', [table.calls.trimEnd()])]),
    ...(shared === undefined ? [] : [section('Share scope', 'yaml', [shared.trimEnd()])]),
    '',
  ].join('\n\n');
}

/** @param {string} title @param {string} language @param {readonly string[]} [blocks] */
const section = (title, language, blocks = []) =>
  `## ${title}\n\n\`\`\`${language}\n${blocks.map(oneElementPerLine).join('\n\n')}\n\`\`\``;

/** Breaks lists of texts into lines, so that one more element is one more line. */
const oneElementPerLine = (/** @type {string} */ block) =>
  block.replaceAll(
    /^( *)(.*)\[((?:(?:'[^']*'|"[^"]*")(?:, )?){2,})\]/gm,
    (_, indentation, before, elements) =>
      [
        `${indentation}${before}[`,
        ...elements.split(', ').map((/** @type {string} */ element) => `${indentation}    ${element},`),
        `${indentation}]`,
      ].join('\n'),
  );

/** @param {string} folder @param {import('./entry-points.mjs').EntryPoint} style */
async function customProperties(folder, { name, source }) {
  const text = await readFile(path.join(folder, source), 'utf8');
  const names = [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, property = '']) => property);
  return section(name, 'css', [[...new Set(names)].toSorted().join('\n')]);
}
