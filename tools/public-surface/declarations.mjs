import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNode } from '../node-runtime.mjs';
import { inRoot } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';
import { StepError } from '../step-error.mjs';

/** @typedef {import('./entry-points.mjs').EntryPoint} EntryPoint */

const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2024', 'ESNext.Iterator', 'ESNext.Collection', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
};

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Returns the declarations that each entry point exports, and those that they refer to.
 *
 * @param {string} folder of the package
 * @param {readonly EntryPoint[]} modules
 * @param {Readonly<Record<string, string>>} [simplified] declarations to read instead of those of a source file, by its path
 * @returns {Promise<string[][]>} declarations of each module, sorted; those that it does not export lack `export`
 */
export async function declarationsOf(folder, modules, simplified = {}) {
  // Not inside node_modules: API Extractor treats files there as other packages.
  const work = await mkdtemp(path.join(tmpdir(), 'airdex-surface-'));
  try {
    await emitDeclarations(folder, work);
    for (const [source, text] of Object.entries(simplified)) await replaceDeclarations(work, source, text);
    const configs = modules.map(({ source }, index) => extractorConfig(folder, work, source, `${index}.md`));
    extractAll(configs);
    return await Promise.all(
      configs.map(async ({ reportFilePath }) => readDeclarations(await readFile(reportFilePath, 'utf8'))),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string} outDir */
async function emitDeclarations(folder, outDir) {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--pretty', 'false'];
  const compiler = inRoot('node_modules', 'typescript7', 'bin', 'tsc');
  await runOrFail(
    `The declarations of ${path.basename(folder)} could not be written. See the messages above.`,
    await findNode(),
    [compiler, '-p', folder, ...options, '--rootDir', folder, '--outDir', outDir],
  );
}

const declarationFile = (/** @type {string} */ work, /** @type {string} */ source) =>
  path.join(work, source.replace(/\.tsx?$/, '.d.ts'));

/** @param {string} work @param {string} source @param {string} text */
async function replaceDeclarations(work, source, text) {
  const file = declarationFile(work, source);
  if (!existsSync(file))
    throw new StepError(`There is no ${source}, whose declarations the report shows in a simpler form.`);
  await writeFile(file, text);
}

/** @param {string} folder @param {string} work @param {string} source @param {string} reportFileName */
function extractorConfig(folder, work, source, reportFileName) {
  const entry = declarationFile(work, source);
  return ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: path.join(work, 'reports'),
        reportTempFolder: path.join(work, 'reports', 'incoming'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
}

/** Writes the reports of all entry points of a package, which share one run of the compiler. */
function extractAll(/** @type {readonly ExtractorConfig[]} */ configs) {
  const [first, ...others] = configs;
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs)
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      // It reports that each report is new, which does not matter here.
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
}

/** The declarations of API Extractor's report, without its comments and imports. */
function readDeclarations(/** @type {string} */ report) {
  const [, code = ''] = /^```ts\n(.*)^```$/ms.exec(report) ?? [];
  return code
    .split(/\n{2,}/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line))
        .join('\n'),
    )
    .filter((block) => block !== '' && !block.startsWith('import '));
}
