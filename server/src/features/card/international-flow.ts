import type { InternationalFlow } from '@airdex/shared-contracts/api';
import { performanceColor, type Language } from '@airdex/shared-contracts/constants';
import { sql } from 'kysely';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { localise, localiseImported } from '../../catalogue/localise.ts';
import { datePrecision, formatTypeName } from '../../catalogue/programme-line.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';
import { loadFamily } from './programme-family.ts';

/** Maximum launches of a flow: more than any format ever had. */
const FLOW_MAX = 1000;

export const NO_FLOW: InternationalFlow = { formatTitle: null, launches: [] };

/** The launches of a programme's family inside the scope, earliest first; those without a date last. */
export async function loadInternationalFlow(
  { reader, index, today }: CatalogueServices,
  scope: SubscriptionScope,
  idProgramme: number,
  language: Language,
): Promise<InternationalFlow> {
  const family = await loadFamily(reader, idProgramme, {
    isVisible: (id) => index.contains(scope, id),
    limit: FLOW_MAX,
  });
  if (!family) return NO_FLOW;
  const withResults = index.audienceVisible(scope, family.ids);
  const rows = await reader
    .selectFrom('programme')
    .innerJoin('channel', 'channel.id', 'programme.channel_id')
    .leftJoin('country', 'country.id', 'channel.country_id')
    .select([
      'programme.id',
      'programme.local_title',
      'programme.launch_date',
      'programme.launch_date_precision',
      'programme.format_type',
      'programme.share_average',
      'programme.slot_share',
      'channel.name as channel',
      'country.id as country_id',
      'country.code as country_code',
      'country.name_en as country_en',
      'country.name_zh as country_zh',
    ])
    .where('programme.id', '=', sql<number>`any(${family.ids}::int[])`)
    .orderBy('programme.launch_date', (order) => order.asc().nullsLast())
    .orderBy('programme.launch_time', (order) => order.asc().nullsLast())
    .orderBy('programme.id')
    .execute();
  const day = today();
  return {
    formatTitle: family.formatTitle,
    launches: rows.map((row) => ({
      idProgram: row.id,
      localTitle: row.local_title,
      idCountry: row.country_id,
      countryCode: row.country_code,
      country: localise(language, row.country_en, row.country_zh),
      channel: localiseImported(language, row.channel),
      date: row.launch_date,
      datePrecision: datePrecision(row.launch_date_precision),
      isDatePreview: row.launch_date !== null && row.launch_date > day,
      formatType: formatTypeName(row.format_type),
      averageColor: withResults.has(row.id) ? performanceColor(row.share_average, row.slot_share) : null,
    })),
  };
}
