import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z, ZodError } from 'zod';
import { invalidFiles, type FileIssue } from './invalid-files.ts';
import type { SourceFile } from './source-file.ts';

export type Path = readonly (string | number)[];

/** The value of a YAML file, and the lines of its parts. */
export interface YamlSource {
  readonly value: unknown;
  /** An error in a part of the file. */
  readonly issue: (path: Path, message: string) => FileIssue;
}

/** Reads a YAML file with one document. Throws an {@link HttpError} with the lines if it is not valid YAML. */
export function readYaml({ name: file, text }: SourceFile): YamlSource {
  const lines = new LineCounter();
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    if (document.errors.length > 0)
      throw invalidFiles(
        document.errors.map(({ message, pos: [start] }) => ({
          field: '',
          message,
          file,
          line: lineAt(start),
        })),
      );
    const value: unknown = document.toJS();
    refuseCycles(value);
    return {
      value,
      issue: (path, message) => ({
        field: path.join('.'),
        message,
        file,
        line: lineAt(offsetOf(document, path)),
      }),
    };
  } catch (error) {
    // Aliases of unknown anchors, too many aliases, or too many levels.
    if (error instanceof ReferenceError || error instanceof RangeError)
      throw invalidFiles([{ field: '', message: error.message, file, line: 1 }]);
    throw error;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
};

/** Messages for what a schema leaves to zod, for the `error` of a parse: a missing value, or one of another type. */
export function typeMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined || issue.input === null) return 'is missing';
  const name = TYPE_NAMES[issue.expected];
  return name === undefined ? undefined : `should be ${name}`;
}

/** What a schema does not allow in a file. */
export function schemaIssues({ issue }: YamlSource, error: ZodError): FileIssue[] {
  return error.issues.flatMap((fault) => {
    const place = fault.path.map((part) => (typeof part === 'number' ? part : String(part)));
    return fault.code === 'unrecognized_keys'
      ? fault.keys.map((key) => issue([...place, key], 'is not a known field'))
      : [issue(place, fault.message)];
  });
}

/** An anchor may contain its own alias. */
function refuseCycles(value: unknown, around: readonly unknown[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  if (around.includes(value)) throw new RangeError('An anchor contains its own alias');
  for (const part of Object.values(value)) refuseCycles(part, [...around, value]);
}

/** The offset of the deepest part of a path that exists in the document. */
function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const segment of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
      if (pair === undefined) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(segment)];
      if (item === undefined) return offset;
      offset = startOf(item) ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
