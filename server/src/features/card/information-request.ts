import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Installation } from '../../mail/installation.ts';
import type { MailQueue } from '../../mail/queue/mail-queue.ts';
import { informationRequestMail } from './information-request-mail.ts';
import { noSuchProgramme } from './visible-programme.ts';

export interface MailServices {
  readonly mails: MailQueue;
  readonly installation: Installation;
}

interface RequestContext {
  readonly caller: Caller;
  readonly language: Language;
  /** The subscription includes requests of this kind. */
  readonly isIncluded: boolean;
}

/**
 * Mails a request for more analysis to the provider; replies go to the user. The mail's data about the
 * programme and the user comes from the database, whatever was sent.
 */
export async function mailInformationRequest(
  kysely: Kysely<DatabaseSchema>,
  { mails, installation }: MailServices,
  request: Body<Endpoints['informationRequest']>,
  { caller, language, isIncluded }: RequestContext,
): Promise<void> {
  const programme = await kysely
    .selectFrom('programme')
    .innerJoin('channel', 'channel.id', 'programme.channel_id')
    .leftJoin('country', 'country.id', 'channel.country_id')
    .select(['programme.id', 'programme.local_title', 'programme.format_title', 'programme.launch_date'])
    .select(['channel.name as channel', 'country.name_en as country'])
    .where('programme.id', '=', request.launchId)
    .executeTakeFirst();
  if (!programme) throw noSuchProgramme();
  const user = await kysely
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.username', 'app_user.email', 'company.name as company'])
    .where('app_user.id', '=', caller.idUser)
    .executeTakeFirstOrThrow();
  await mails.add(informationRequestMail({ request, programme, user, language, isIncluded }, installation));
}
