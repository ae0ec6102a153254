import type { DailyUpdatePreview } from '@airdex/shared-contracts/api';
import type { CatalogueServices } from '../../../catalogue/catalogue-services.ts';
import { createNewsReader, newsBegin } from '../run/news.ts';
import { composeLetter, type LetterReader } from './compose-letter.ts';

/** The time zone affects only the first day of a letter, which a preview does not show. */
const ZONE = 'utc';

/** What a reader's next letter would contain if it were composed now. Changes nothing. */
export async function previewLetter(
  services: CatalogueServices,
  reader: LetterReader,
  now: Date,
): Promise<DailyUpdatePreview> {
  const { kysely } = services;
  const settings = await kysely
    .selectFrom('daily_update')
    .select('told_until')
    .where('user_id', '=', reader.idUser)
    .executeTakeFirst();
  const begin = newsBegin(settings?.told_until ?? null, now);
  const news = await createNewsReader(kysely, now, ZONE)(begin);
  const content = await composeLetter(services, reader, news);
  const since = begin.toISOString();
  if (content === null) return { since, count: 0, searches: [], moreSearches: 0 };
  return {
    since,
    count: content.count,
    searches: content.searches.map(({ id, name, count, programmes }) => ({
      id,
      name,
      count,
      programmes: programmes.map(({ id: idProgram, title, country, channel, date, datePrecision }) => ({
        idProgram,
        title,
        country,
        channel,
        date,
        datePrecision,
      })),
    })),
    moreSearches: content.moreSearches,
  };
}
