import { HttpError } from '../../http/http-error.ts';
import type { SourceFile } from '../files/source-file.ts';
import { readYaml, type Path } from '../files/yaml-source.ts';
import { stateSchema, type State } from './state-schema.ts';

interface ReferredFile {
  /** The place in the state that names it. */
  readonly at: Path;
  /** Path below the folder of the state file. */
  readonly path: string;
}

/** The PDFs that a state names. */
export function referredFiles({ reports = [], chapters = [] }: State): ReferredFile[] {
  const found: ReferredFile[] = [];
  const add = (part: Readonly<Record<string, string | undefined>>, base: Path): void => {
    for (const [field, path] of Object.entries(part))
      if (path !== undefined) found.push({ at: [...base, field], path });
  };
  for (const [index, { pdf, pdfZh }] of reports.entries()) add({ pdf, pdfZh }, ['reports', index]);
  for (const [index, { questions = [] }] of chapters.entries())
    for (const [place, { attachment, attachmentZh }] of questions.entries())
      add({ attachment, attachmentZh }, ['chapters', index, 'questions', place]);
  return found;
}

/** The paths that a state file names; none if the file is invalid, which is reported when it is applied. */
export function pathsInState(file: SourceFile): readonly string[] {
  try {
    const { data } = stateSchema.safeParse(readYaml(file).value);
    return data === undefined ? [] : [...new Set(referredFiles(data).map(({ path }) => path))];
  } catch (error) {
    if (error instanceof HttpError) return [];
    throw error;
  }
}
