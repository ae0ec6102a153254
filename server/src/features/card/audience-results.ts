import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS, performanceColor, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import { AUDIENCE_TARGETS } from '@airdex/catalogue-data/reference';
import type { DatabaseSchema } from '../../database/schema.ts';
import { localise } from '../../catalogue/localise.ts';

function query(kysely: Kysely<DatabaseSchema>, idProgramme: number) {
  return kysely
    .selectFrom('audience_result')
    .innerJoin('audience_target', 'audience_target.id', 'audience_result.target_id')
    .selectAll('audience_result')
    .select([
      'audience_target.source_key as target_key',
      'audience_target.name_en as target_en',
      'audience_target.name_zh as target_zh',
    ])
    .where('audience_result.programme_id', '=', idProgramme)
    .orderBy('audience_result.position')
    .orderBy('audience_result.target_id')
    .execute();
}

type ResultRow = Awaited<ReturnType<typeof query>>[number];
type Rating = AudienceResults['rows'][number]['ratings'][number];

/** A programme's audience results, or null if there are none. The caller checks the rights before. */
export async function loadAudienceResults(
  kysely: Kysely<DatabaseSchema>,
  idProgramme: number,
  language: Language,
): Promise<AudienceResults | null> {
  const results = await query(kysely, idProgramme);
  if (results.length === 0) return null;
  const targets = boardTargets(results, language);
  const rows = [...Map.groupBy(results, ({ position }) => position).values()].map((slot) =>
    audienceRow(
      slot,
      targets.map(({ id }) => id),
      language,
    ),
  );
  return { targets, rows, visibleIndicators: visibleIndicators(results) };
}

/**
 * The groups of viewers of the board, the widest first as in the reference list; before them, those of all
 * viewers.
 */
function boardTargets(results: readonly ResultRow[], language: Language): AudienceResults['targets'] {
  const place = ({ target_key }: ResultRow): number =>
    AUDIENCE_TARGETS.findIndex(({ key }) => key === target_key);
  const each = new Map(results.map((row) => [row.target_id, row])).values();
  return [...each]
    .sort((a, b) => place(a) - place(b) || a.target_id - b.target_id)
    .map((row) => ({ id: row.target_id, name: localise(language, row.target_en, row.target_zh) }));
}

/** One slot: a rating for every target of the board, empty if that target was not measured in it. */
function audienceRow(
  slot: readonly ResultRow[],
  idTargets: readonly number[],
  language: Language,
): AudienceResults['rows'][number] {
  const first = slot[0] as ResultRow;
  return {
    programSlotName: localise(language, first.slot_name_en, first.slot_name_zh),
    numberOfEpisodes: first.number_of_episodes,
    comparisonSlotName: localise(language, first.comparison_slot_name_en, first.comparison_slot_name_zh),
    isOvernight: slot.some((row) => row.is_overnight),
    ratings: idTargets.map((idTarget) =>
      rating(
        idTarget,
        slot.find((row) => row.target_id === idTarget),
      ),
    ),
  };
}

function rating(idTarget: number, row: ResultRow | undefined): Rating {
  const shrPerc = row?.share_percentage ?? null;
  const shrPercSlot = row?.slot_share_percentage ?? null;
  return {
    idTarget,
    ratPerc: row?.rating_percentage ?? null,
    ratPerThousand: row?.rating_thousands ?? null,
    shrPerc,
    shrPercSlot,
    performanceColor: performanceColor(shrPerc, shrPercSlot),
  };
}

/** The indicators with at least one figure on the board. */
function visibleIndicators(results: readonly ResultRow[]): number[] {
  const columns = [
    [INDICATORS.ratPercentage, 'rating_percentage'],
    [INDICATORS.marketSharePercentage, 'share_percentage'],
    [INDICATORS.ratPerThousand, 'rating_thousands'],
  ] as const;
  return columns
    .filter(([, column]) => results.some((row) => row[column] !== null))
    .map(([indicator]) => indicator);
}
