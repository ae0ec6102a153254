import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller } from '../account/caller.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Installation } from '../mail/installation.ts';
import { mailFailure } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import { informationRequestMail } from './information-request-mail.ts';
import { noSuchProgramme } from './visible-programme.ts';

export interface MailServices {
  readonly mailer: Mailer;
  readonly installation: Installation;
}

interface RequestContext {
  readonly caller: Caller;
  readonly language: Language;
  readonly log: FastifyBaseLogger;
}

const NOT_SENT: Readonly<Record<Language, string>> = {
  en: 'Your request could not be sent. Please try again later.',
  ch: '您的请求未能发送，请稍后再试。',
};

/**
 * Mails a request for more analysis to the provider; answers go to the user. What the mail says of the programme and of
 * the user comes from the database, whatever was sent. Refuses with 503 when the mail was not taken.
 */
export async function mailInformationRequest(
  kysely: Kysely<DatabaseSchema>,
  { mailer, installation }: MailServices,
  request: Body<Endpoints['informationRequest']>,
  { caller, language, log }: RequestContext,
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
  const mail = informationRequestMail({ request, programme, user, language }, installation);
  try {
    await mailer.send(mail);
  } catch (error) {
    log.error({ mail: mailFailure(error) }, 'an information request could not be mailed');
    throw new Refusal('unavailable', NOT_SENT[language]);
  }
}
