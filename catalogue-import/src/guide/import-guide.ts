import type { FileReport } from '../report/file-report.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { cellText } from '../values/cell-text.ts';
import { guideChannel } from './guide-channels.ts';
import { GuideCollector } from './guide-collector.ts';
import type { GuideChannel, GuideHeader, GuideProgramme } from './guide-elements.ts';
import { GuideParser } from './guide-parser.ts';
import { programmeAiring } from './programme-airing.ts';

/**
 * Imports one XMLTV guide. Rows are its `<channel>` and `<programme>` elements.
 *
 * @param fileName names the source if the guide does not; without its folder
 */
export async function importGuide(
  session: ImportSession,
  report: FileReport,
  text: AsyncIterable<string>,
  fileName: string,
): Promise<void> {
  const parser = new GuideParser();
  let name = fileName;
  const guide = new GuideCollector(session, () => name);
  const names = new Map<string, string>();
  const channelRow = async (row: GuideChannel): Promise<void> => {
    const outcome = report.row(row.line, `<channel id="${row.id}">`);
    if (row.id === '') return outcome.reject('idMissing');
    const displayName = row.names[0]?.text;
    if (displayName !== undefined) names.set(row.id, displayName);
    outcome.stage();
    outcome.settle((await guideChannel(session, row.id, displayName ?? null)).added);
  };
  const programmeRow = async (row: GuideProgramme): Promise<void> => {
    const outcome = report.row(row.line, rawProgramme(row));
    const id = cellText(row.attributes['channel']);
    if (id === null) return outcome.reject('channelMissing');
    const airing = programmeAiring(row, outcome);
    if (airing) guide.add((await guideChannel(session, id, names.get(id) ?? null)).channel, airing);
  };
  const take = async (elements: ReturnType<GuideParser['write']>): Promise<void> => {
    for (const element of elements) {
      if (element.kind === 'header') name = guideName(element) ?? fileName;
      else if (element.kind === 'channel') await channelRow(element);
      else await programmeRow(element);
    }
  };
  for await (const chunk of text) await take(parser.write(chunk));
  await take(parser.end());
  await guide.finish();
}

function guideName({ attributes }: GuideHeader): string | null {
  return cellText(attributes['source-info-name']) ?? cellText(attributes['generator-info-name']);
}

/** The row as the rejects file shows it: its position, time and title. */
function rawProgramme({ attributes, children }: GuideProgramme): string {
  const place = ['channel', 'start', 'stop'].map((name) => `${name}="${attributes[name] ?? ''}"`).join(' ');
  return `<programme ${place}><title>${children.get('title')?.[0]?.text ?? ''}</title>`;
}
