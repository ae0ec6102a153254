import { idIn } from '../staging/reference-id.ts';
import type { AudienceFigures, AudienceSlot } from '../staging/audience-row.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { FREQUENCIES } from '@airdex/catalogue-data/reference';
import { joinedNames, person } from '../values/people.ts';
import { isMostlyForeign } from '../values/script.ts';
import { wholeNumber } from '../values/number-cell.ts';
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
    if (row.text('record_type') === 'ova') return outcome.reject('homeVideo');
    const platformId = platformOf(row.text('platform'));
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
    const frequency = FREQUENCIES.find(({ key }) => key === row.text('frequency'));
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
        format_type: formatTypeOf(row.text('format_type')),
        season_number: seasonIn(row.list('keywords')),
        subgenre_id: idIn(reference.subgenres, subgenre),
        frequency_id: idIn(reference.frequencies, frequency?.key),
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

function platformOf(text: string | null): 1 | 2 | null {
  if (text === 'tv') return 1;
  return text === 'online' ? 2 : null;
}

export function formatTypeOf(text: string | null): 1 | 2 | 3 | null {
  if (text === 'original') return 1;
  if (text === 'acquired') return 2;
  return text === 'adaptation' ? 3 : null;
}

/** The season's number, which the layout stores in its notes: `season=12` or `series=3`. */
function seasonIn(notes: readonly string[]): number | null {
  const note = notes.find((each) => /^(season|series)=/.test(each));
  return wholeNumber(note?.replace(/^\w+=/, ''), 0, 32_767);
}

function figuresOf(row: RowReader): AudienceFigures[] {
  const unit = row.text('audience_unit');
  const slots = ['premiere', 'average', 'peak'] as const satisfies AudienceSlot[];
  return slots.flatMap((slot): readonly AudienceFigures[] => {
    const value = row.number(`${slot}_value`);
    if (value === null) return [];
    const figure = { slot, target: 'all-viewers' } as const;
    if (unit === 'viewers') return [{ ...figure, ratingThousands: value / 1_000 }];
    // A rating point is one percent of all potential viewers.
    return unit === 'rating_percent' || unit === 'rating_points'
      ? [{ ...figure, ratingPercentage: value }]
      : [];
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
