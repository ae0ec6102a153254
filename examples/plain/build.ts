import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/* Removes the types of each file. Browsers load the modules as they are. */

const SOURCES = path.join(import.meta.dirname, 'src');
const OUTPUT = path.join(import.meta.dirname, 'dist');
const MANIFEST = 'mf-manifest.json';

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
} satisfies ts.CompilerOptions;

await rm(OUTPUT, { recursive: true, force: true });
for (const file of await readdir(SOURCES, { recursive: true })) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
  const text = await readFile(path.join(SOURCES, file), 'utf8');
  const output = path.join(OUTPUT, file.replace(/\.ts$/, '.js'));
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, ts.transpileModule(text, { compilerOptions }).outputText);
}
await cp(path.join(import.meta.dirname, MANIFEST), path.join(OUTPUT, MANIFEST));
