import type { FastifyRequest } from 'fastify';
import { languageFromHeader, type Language } from '@airdex/shared-contracts/constants';

/** Language of the response, from the LanguageId header. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  languageFromHeader(headers['languageid']?.toString());
