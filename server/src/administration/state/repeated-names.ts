import { normalName } from '../../database/normal-names/normal-name.ts';
import { reportName } from '../content/report-definition.ts';
import type { FileIssue } from '../files/invalid-files.ts';
import type { Path } from '../files/yaml-source.ts';
import type { Declared, DeclaredState } from './declared-state.ts';

/** Entries that are named twice, although the name identifies them, and a second report as the insights card. */
export function repeatedNames({ companies, reports, chapters, selection }: DeclaredState): FileIssue[] {
  const issues: FileIssue[] = [];
  const names = new Set<string>();
  const once = (declared: Declared<unknown>, path: Path, identity: readonly string[]): void => {
    const key = JSON.stringify(identity);
    if (names.has(key)) issues.push(declared.issue(path, 'is named twice'));
    names.add(key);
  };
  for (const company of companies ?? []) {
    const { name, accesses = [], users = [] } = company.value;
    once(company, ['name'], ['company', name]);
    for (const [index, access] of accesses.entries())
      once(company, ['accesses', index, 'name'], ['access', name, access.name]);
    for (const [index, { username }] of users.entries())
      once(company, ['users', index, 'username'], ['user', normalName(username)]);
  }
  for (const report of reports ?? []) once(report, ['title'], ['report', reportName(report.value)]);
  for (const report of (reports ?? []).filter(({ value }) => value.insight === 'yes').slice(1))
    issues.push(report.issue(['insight'], 'can be yes for only one report'));
  for (const chapter of chapters ?? []) {
    const { name, questions = [] } = chapter.value;
    once(chapter, ['name'], ['chapter', name]);
    for (const [index, { question }] of questions.entries())
      once(chapter, ['questions', index, 'question'], ['question', name, question]);
  }
  for (const programme of selection ?? []) once(programme, [], ['programme', programme.value]);
  return issues;
}
