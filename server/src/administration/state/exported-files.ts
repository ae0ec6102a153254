import type { Queries } from '../companies/find-company.ts';
import type { StoredFile } from '../content/published-files.ts';
import type { AttachedFile } from '../files/source-file.ts';

const HASH_DIGITS = 16;

function pathOf({ fileName, sha256 }: Pick<StoredFile, 'fileName' | 'sha256'>): string {
  // The folder makes the path unique, and stable across exports of the same file.
  return `files/${sha256.slice(0, HASH_DIGITS)}/${fileName.replace(/[/\\\p{Cc}]/gu, '-')}`;
}

/** The path of a file in an exported folder; undefined if the language has no file. */
export function exportedPath(
  files: readonly StoredFile[],
  language: StoredFile['language'],
): string | undefined {
  const file = files.find((each) => each.language === language);
  return file && pathOf(file);
}

/** The files of all reports and questions. */
export async function readExportedFiles(kysely: Queries): Promise<AttachedFile[]> {
  const rows = await kysely
    .selectFrom('content_file')
    .select(['file_name as fileName', 'sha256', 'content'])
    .where((row) =>
      row.or([
        row('name', 'in', (reports) =>
          reports.selectFrom('report').select('pdf').where('pdf', 'is not', null),
        ),
        row('name', 'in', (faqs) =>
          faqs.selectFrom('faq').select('attachment').where('attachment', 'is not', null),
        ),
      ]),
    )
    .execute();
  const files = new Map(
    rows.map((row) => [pathOf(row), Buffer.from(row.content).toString('base64')] as const),
  );
  return [...files].map(([path, base64]) => ({ path, base64 }));
}
