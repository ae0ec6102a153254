import type { Queries } from '../companies/find-company.ts';
import { describeAccesses } from '../accesses/describe-access.ts';
import { readChapters } from '../content/write-chapter.ts';
import { readFaqs, type StoredFaq } from '../content/write-faq.ts';
import { readReports } from '../content/write-report.ts';
import { readSelection } from '../programmes/read-selection.ts';
import { loadUsers } from '../users/stored-user.ts';
import { exportedPath } from './exported-files.ts';
import type { State, StateChapter, StateCompany, StateReport } from './state-schema.ts';

/** Everything that files can declare. Files have the paths of {@link exportedPath}. */
export async function readState(kysely: Queries): Promise<Required<State>> {
  return {
    companies: await readCompanies(kysely),
    reports: await readReportsOfState(kysely),
    chapters: await readChaptersOfState(kysely),
    selection: (await readSelection(kysely)).map(({ key }) => key),
  };
}

/** All companies with their accesses and users, by name. */
export async function readCompanies(kysely: Queries): Promise<StateCompany[]> {
  const users = Map.groupBy(await loadUsers(kysely), ({ company }) => company);
  const rows = await kysely.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
  const companies: StateCompany[] = [];
  for (const { id, name } of rows)
    companies.push({
      name,
      accesses: await describeAccesses(kysely, id),
      users: (users.get(name) ?? []).map(({ definition }) => definition),
    });
  return companies;
}

async function readReportsOfState(kysely: Queries): Promise<StateReport[]> {
  const reports = await readReports(kysely);
  return reports.map(({ definition, files }) => ({
    ...definition,
    pdf: exportedPath(files, 'en'),
    pdfZh: exportedPath(files, 'zh'),
  }));
}

async function readChaptersOfState(kysely: Queries): Promise<StateChapter[]> {
  const faqs = Map.groupBy(await readFaqs(kysely), ({ chapter }) => chapter);
  const describe = ({ definition, files }: StoredFaq) => ({
    ...definition,
    attachment: exportedPath(files, 'en'),
    attachmentZh: exportedPath(files, 'zh'),
  });
  return (await readChapters(kysely)).map(({ definition }) => ({
    ...definition,
    questions: (faqs.get(definition.name) ?? []).map(describe),
  }));
}
