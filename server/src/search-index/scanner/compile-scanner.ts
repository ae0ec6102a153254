import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SOURCE = 'scan.as';
/**
 * The compiler requires this extension; the file on disk has another, so that no tool takes it for
 * TypeScript.
 */
const NAME_FOR_COMPILER = 'scan.ts';
const GENERATED = new URL('./scanner-module.ts', import.meta.url);

/**
 * Compiles `scan.as`. The same source and compiler give the same bytes. Throws with the compiler's messages.
 */
export async function compileScanner(): Promise<Uint8Array> {
  // Imported here, so that only compiling needs the compiler, which production does not install.
  const { default: asc } = await import('assemblyscript/asc');
  const source = await readFile(new URL(`./${SOURCE}`, import.meta.url), 'utf8');
  let binary: Uint8Array | undefined;
  const options = `${NAME_FOR_COMPILER} --outFile scan.wasm -O3 --noAssert --runtime stub --use abort=
    --importMemory --sharedMemory --initialMemory 1 --maximumMemory 65536 --enable simd --enable threads`;
  const messages: string[] = [];
  const { error } = await asc.main(options.split(/\s+/), {
    readFile: (name) => (name === NAME_FOR_COMPILER ? source : null),
    writeFile: (name, content) => {
      if (name === 'scan.wasm' && typeof content !== 'string') binary = content;
    },
    stderr: { write: (message) => messages.push(String(message)) },
  });
  if (error || !binary)
    throw new Error(`${SOURCE} does not compile.\n${messages.join('')}`, { cause: error });
  return binary;
}

/** The text of `scanner-module.ts` for a binary. */
export function scannerModuleText(binary: Uint8Array): string {
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  return [
    '/** `scan.as`, compiled. Made by `node src/search-index/scanner/compile-scanner.ts`; a test holds the two together. */',
    'export const SCANNER_BASE64 =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(GENERATED, scannerModuleText(await compileScanner()));
}
