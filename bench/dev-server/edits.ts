import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A change of a source file that is visible in the page. */
export interface Edit {
  readonly what: string;
  readonly file: string;
  /** The file's text with `mark` in it. */
  readonly change: (source: string, mark: string) => string;
  /** Whether the page shows `mark`; runs in the page. */
  readonly isShown: (mark: string) => boolean;
}

const HEADING = (mark: string) =>
  document.querySelector('[data-remote] h1')?.textContent?.includes(mark) === true;

export const EDITS: readonly Edit[] = [
  {
    what: 'a text',
    file: 'src/texts/en.ts',
    change: (source, mark) =>
      source.replace("title: 'Frequently asked questions'", `title: 'Questions ${mark}'`),
    isShown: HEADING,
  },
  {
    what: 'a component',
    file: 'src/features/faq/faq-screen.tsx',
    change: (source, mark) => source.replace("{t('faq.title')}", `{t('faq.title')} ${mark}`),
    isShown: HEADING,
  },
  {
    what: 'a style',
    file: 'src/features/faq/faq.module.css',
    change: (source, mark) => `${source}\n.title { --bench-mark: '${mark}'; }\n`,
    isShown: (mark) => {
      const heading = document.querySelector('[data-remote] h1');
      return heading !== null && getComputedStyle(heading).getPropertyValue('--bench-mark').includes(mark);
    },
  },
];

/** Time from the save of a change until the page shows it, in milliseconds. */
export async function timeEdit(
  page: Page,
  path: string,
  original: string,
  edit: Edit,
  mark: string,
): Promise<number> {
  const shown = page.waitForFunction(edit.isShown, mark, { polling: 'raf', timeout: 60_000 });
  const start = performance.now();
  await writeFile(path, edit.change(original, mark));
  await shown;
  return performance.now() - start;
}

export const readSource = (path: string) => readFile(path, 'utf8');
