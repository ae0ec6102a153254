import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { importSource } from '../import-source.ts';
import { textProblems } from './text-problems.ts';

/** File with a remote's texts. */
const TEXTS_FILE = 'src/texts/index.ts';

async function readTexts(file: string): Promise<unknown> {
  try {
    const module: { texts?: unknown } = await importSource(file);
    return module.texts;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${file} can't be read: ${message}`, {
      hint: 'The build reads texts as data, so this file must not import code of the screens.',
      cause,
    });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Compares the texts of the remote in `root` in both languages: the page silently shows a missing text in the other
 * language. Does nothing for a remote without `texts` in `src/texts/index.ts`.
 * @throws CommandError that names each text.
 */
export async function checkTexts(root: string): Promise<void> {
  const file = join(root, TEXTS_FILE);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  const texts = isThere ? await readTexts(file) : undefined;
  if (!isObject(texts) || !('en' in texts && isObject(texts.en)) || !('ch' in texts && isObject(texts.ch)))
    return;
  const problems = textProblems({ en: texts.en, ch: texts.ch });
  if (problems.length === 0) return;
  throw new CommandError(`The texts of ${basename(root)} are not the same in both languages`, {
    hint: [...problems, `Write every text in English and in Chinese, in ${join(TEXTS_FILE, '..')}.`].join(
      '\n',
    ),
  });
}
