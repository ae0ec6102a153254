import path from 'node:path';
import { HttpError } from '../../http/http-error.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import { invalidFiles, type FileIssue } from '../files/invalid-files.ts';
import type { SourceWithFiles } from '../files/source-file.ts';
import { readYaml, schemaIssues, type Path, type YamlSource } from '../files/yaml-source.ts';
import type { Declared, DeclaredState, Part } from './declared-state.ts';
import { referredFiles } from './referred-files.ts';
import { repeatedNames } from './repeated-names.ts';
import { stateSchema, type State } from './state-schema.ts';

/** Reads state files as one state. Throws an {@link HttpError} with file, line and field. */
export function parseState(files: readonly SourceWithFiles[]): DeclaredState {
  const issues: FileIssue[] = [];
  const parsed = files.map((file) => {
    const source = readYaml(file);
    return { file, source, state: check(source, file, issues) };
  });
  function collect<List extends keyof State>(list: List): DeclaredState[List] {
    const declaring = parsed.filter(({ state }) => state?.[list] !== undefined);
    if (declaring.length === 0) return null;
    return declaring.flatMap(({ file, source, state }) => {
      const values = (state?.[list] ?? []) as Part<List>[];
      return values.map((value, index) => within(file, source, [list, index], value));
    }) as DeclaredState[List];
  }
  const declared: DeclaredState = {
    companies: collect('companies'),
    reports: collect('reports'),
    chapters: collect('chapters'),
    selection: collect('selection'),
  };
  issues.push(...repeatedNames(declared));
  if (issues.length > 0) throw invalidFiles(issues);
  return declared;
}

function within<T>(
  { attached }: SourceWithFiles,
  source: Pick<YamlSource, 'issue'>,
  base: Path,
  value: T,
): Declared<T> {
  return {
    value,
    issue: (place, message) => source.issue([...base, ...place], message),
    fileAt(name) {
      const found = attached.find((file) => file.path === name);
      return found && { name: path.posix.basename(found.path), base64: found.base64 };
    },
  };
}

/** Runs a function for a part of the state, and adds file and line to its errors. */
export async function at<T>(
  declared: Pick<Declared<unknown>, 'issue'>,
  place: Path,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const issues = error instanceof HttpError ? (error.details.issues ?? []) : [];
    if (issues.length === 0) throw error;
    throw invalidFiles(
      issues.map(({ field, message }) =>
        declared.issue(field === '' ? place : [...place, ...field.split('.')], message),
      ),
    );
  }
}

function check(source: YamlSource, { attached }: SourceWithFiles, issues: FileIssue[]): State | null {
  const { value, issue } = source;
  const parsed = stateSchema.safeParse(value);
  if (!parsed.success) issues.push(...schemaIssues(source, parsed.error));
  const unstorable = findUnstorableText(value);
  if (unstorable) issues.push(issue(unstorable, 'Contains a character that is not allowed'));
  if (!parsed.success) return null;
  const given = new Set(attached.map((file) => file.path));
  for (const referred of referredFiles(parsed.data))
    if (!given.has(referred.path))
      issues.push(issue(referred.at, `There is no file '${referred.path}' in the folder of this file.`));
  return parsed.data;
}
