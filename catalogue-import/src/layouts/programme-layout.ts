import { idIn } from '../staging/reference-id.ts';
import type { AudienceFigures, AudienceSlot } from '../staging/audience-row.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { joinedNames, person } from '../values/people.ts';
import { isMostlyForeign } from '../values/script.ts';
import { wholeNumber } from '../values/number-cell.ts';
import { columnWords, FORMAT_TYPE_WORDS, FREQUENCY_WORDS, PLATFORM_WORDS } from '../rows/column-words.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { placeOfLaunch } from '../rows/place-of-launch.ts';
import { programmeTimes } from '../rows/programme-times.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { rowSubgenre } from '../rows/row-subgenre.ts';

/** Programmes in the full layout; see docs/catalogue.md for its columns. */
class ProgrammeSink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const { reference } = this.#session;
    const id = row.text('id');
    const title = row.known('local_title') ?? row.known('title');
    if (id === null) return outcome.reject('idMissing');
    if (title === null) return outcome.reject('titleMissing');
    if (!this.#identities.isFirst(id, outcome)) return;
    if (row.text('record_type')?.toLowerCase() === 'ova') return outcome.reject('homeVideo');
    const platformId = row.word('platform', PLATFORM_WORDS);
    const place = {
      channelId: row.text('channel_id'),
      channelName: row.known('channel'),
      platformId,
    } as const;
    const channel = await placeOfLaunch(
      this.#session,
      { ...place, country: row.country('country') },
      outcome,
    );
    if (!channel) return;
    const subgenre = rowSubgenre([...row.list('genre'), ...row.list('subgenre')], outcome);
    const times = {
      launchDate: 'launch_date',
      launchTime: 'launch_time',
      endDate: 'end_date',
      slotStart: 'slot_start',
      slotEnd: 'slot_end',
      weekdays: 'weekdays',
      duration: 'duration_min',
    };
    const values = {
      source_key: programmeKey.byId(id),
      channel_id: channel.id,
      local_title: title,
      ...programmeTimes(row, times, platformId ?? channel.platformId),
      ...given({
        source_name: row.text('source'),
        source_description: row.text('source_ref'),
        licence: row.text('licence'),
        platform_id: platformId,
        original_title: row.known('original_title'),
        format_title: row.known('format_title'),
        translated_title_en: row.known('title_en'),
        translated_title_zh: row.known('title_zh_hans') ?? row.known('title_zh_hant'),
        format_type: row.word('format_type', FORMAT_TYPE_WORDS),
        season_number: seasonIn(row.list('keywords')),
        subgenre_id: idIn(reference.subgenres, subgenre),
        frequency_id: idIn(reference.frequencies, row.word('frequency', FREQUENCY_WORDS)),
        description_en: englishText(row.text('description')),
        number_of_episodes: row.whole('episodes', 1, 1_000_000),
        production_companies: joinedNames(row.list('producers')),
        distributors: joinedNames(row.list('distributors')),
        host_cast: joinedNames([...people(row, 'host'), ...people(row, 'cast')]),
        director: joinedNames(people(row, 'director')),
        executive_producer: joinedNames(people(row, 'executive_producer')),
      }),
    };
    const producedIn = row
      .countries('origin_countries')
      .flatMap((code) => reference.countries.get(code) ?? []);
    await this.#session.programmes.stage(
      { values, producedIn, audience: figuresOf(row), audienceYields: true },
      outcome,
      'own',
    );
  }
}

/** Descriptions have no language; only text that can be English is stored as English. */
export function englishText(text: string | null): string | null {
  return text !== null && isMostlyForeign(text) ? null : text;
}

export function people(row: RowReader, column: string, separator: string | RegExp = ';'): string[] {
  return row.list(column, separator).flatMap((part) => {
    const read = person(part);
    if (!read) row.outcome.repair('castNoName');
    else if (read.repaired) row.outcome.repair('castPrefix');
    return read?.name ?? [];
  });
}

/** The season's number, which the layout stores in its notes: `season=12` or `series=3`. */
function seasonIn(notes: readonly string[]): number | null {
  const note = notes.find((each) => /^(season|series)=/i.test(each));
  return wholeNumber(note?.replace(/^\w+=/, ''), 0, 32_767);
}

const UNITS = columnWords<'viewers' | 'percent'>(
  ['viewers', 'viewers'],
  // A rating point is one percent of all potential viewers.
  ['percent', 'rating_percent', 'rating_points'],
);

function figuresOf(row: RowReader): AudienceFigures[] {
  const unit = row.word('audience_unit', UNITS, 'unitUnknown');
  const slots = ['premiere', 'average', 'peak'] as const satisfies AudienceSlot[];
  return slots.flatMap((slot): readonly AudienceFigures[] => {
    const value = row.number(`${slot}_value`);
    if (value === null) return [];
    const figure = { slot, target: 'all-viewers' } as const;
    if (unit === 'viewers') return [{ ...figure, ratingThousands: value / 1_000 }];
    if (unit === 'percent') return [{ ...figure, ratingPercentage: value }];
    row.outcome.repair('unitUnknown');
    return [];
  });
}

export const programmeList: TakenLayout = {
  kind: 'taken',
  id: 'programmes',
  columns: [
    'id',
    'title',
    'local_title',
    'channel',
    'channel_id',
    'platform',
    'launch_date',
    'audience_unit',
  ],
  rank: RANK.programmes,
  open: (session) => new ProgrammeSink(session),
};
