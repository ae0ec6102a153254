import { normalName } from '../../database/normal-names/normal-name.ts';
import { HttpError } from '../../http/http-error.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import { invalidFiles, type FileIssue } from '../files/invalid-files.ts';
import type { SourceFile } from '../files/source-file.ts';
import { readYaml, type Path, type YamlSource } from '../files/yaml-source.ts';
import { stateSchema, type State, type StateCompany } from './state-schema.ts';

/** A part of the declared state, and where it is. */
export interface Declared<T> {
  readonly value: T;
  readonly issue: (path: Path, message: string) => FileIssue;
}

/** The companies of all files; null if none lists companies. */
export type DeclaredCompanies = readonly Declared<StateCompany>[] | null;

/** Reads state files, which together are one state. Throws an {@link HttpError} with file, line and field. */
export function parseState(files: readonly SourceFile[]): DeclaredCompanies {
  const issues: FileIssue[] = [];
  let companies: Declared<StateCompany>[] | null = null;
  for (const file of files) {
    const source = readYaml(file);
    const state = check(source, issues);
    if (state?.companies === undefined) continue;
    companies ??= [];
    companies.push(...state.companies.map((value, index) => within(source, ['companies', index], value)));
  }
  issues.push(...repeated(companies ?? []));
  if (issues.length > 0) throw invalidFiles(issues);
  return companies;
}

function within<T>(source: Pick<YamlSource, 'issue'>, base: Path, value: T): Declared<T> {
  return { value, issue: (path, message) => source.issue([...base, ...path], message) };
}

/** Runs something for a part of the state, and adds file and line to its errors. */
export async function at<T>(
  declared: Pick<Declared<unknown>, 'issue'>,
  path: Path,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const issues = error instanceof HttpError ? (error.details.issues ?? []) : [];
    if (issues.length === 0) throw error;
    throw invalidFiles(
      issues.map(({ field, message }) =>
        declared.issue(field === '' ? path : [...path, ...field.split('.')], message),
      ),
    );
  }
}

function check({ value, issue }: YamlSource, issues: FileIssue[]): State | null {
  const parsed = stateSchema.safeParse(value);
  for (const fault of parsed.error?.issues ?? []) {
    const path = fault.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
    if (fault.code === 'unrecognized_keys')
      issues.push(...fault.keys.map((key) => issue([...path, key], 'is not a known field')));
    else issues.push(issue(path, fault.message));
  }
  const unstorable = findUnstorableText(value);
  if (unstorable) issues.push(issue(unstorable, 'Contains a character that is not allowed'));
  return parsed.data ?? null;
}

/** What is named twice, although its name identifies it. */
function repeated(companies: readonly Declared<StateCompany>[]): FileIssue[] {
  const issues: FileIssue[] = [];
  const names = new Set<string>();
  const once = (declared: Declared<StateCompany>, path: Path, identity: readonly string[]): void => {
    const key = JSON.stringify(identity);
    if (names.has(key)) issues.push(declared.issue(path, 'is named twice'));
    names.add(key);
  };
  for (const company of companies) {
    const { name, accesses = [], users = [] } = company.value;
    once(company, ['name'], ['company', name]);
    for (const [index, access] of accesses.entries())
      once(company, ['accesses', index, 'name'], ['access', name, access.name]);
    for (const [index, { username }] of users.entries())
      once(company, ['users', index, 'username'], ['user', normalName(username)]);
  }
  return issues;
}
