import * as z from 'zod/mini';
import { withDefault } from '../../search-filter/lenient.ts';
import { SELECT_MODES, selectedSearchSchema } from '../../search-filter/search-request.ts';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { flagParameter, idParameter } from '../endpoint/parameters.ts';
import { doneSchema } from '../endpoint/shapes.ts';
import { exportJobShape } from '../export/export-job.ts';
import { programmeListSchema } from '../search/programme-line.ts';
import { audienceResultsSchema } from './audience-results.ts';
import { informationRequestFields } from './information-request.ts';
import { internationalFlowSchema } from './international-flow.ts';
import { programmeCardSchema } from './card.ts';

/** Cards in sequence, or programmes side by side. */
const PDF_LAYOUTS = ['cards', 'compare'] as const;

const params = z.object({ id: idParameter });
const get = { method: 'GET', access: 'user' } as const;

export const cardEndpoints = {
  getCard: endpoint({
    ...get,
    path: 'api/Card/GetCard/{id}/{forExport}',
    params: z.object({ id: idParameter, forExport: flagParameter }),
    response: json(programmeCardSchema),
    noContent: true,
  }),
  getAudienceResults: endpoint({
    ...get,
    path: 'api/Card/GetAudienceResults/{id}',
    params,
    response: json(audienceResultsSchema),
    noContent: true,
  }),
  getAlso: endpoint({
    ...get,
    path: 'api/Card/GetAlso/{id}',
    params,
    response: json(programmeListSchema),
  }),
  getRelated: endpoint({
    ...get,
    path: 'api/Card/GetRelated/{id}',
    params,
    response: json(programmeListSchema),
  }),
  getInternationalFlow: endpoint({
    ...get,
    path: 'api/Card/GetInternationalFlow/{id}',
    params,
    response: json(internationalFlowSchema),
  }),
  registerTagVideoPlay: endpoint({
    ...get,
    path: 'api/Card/registerTagVideoPlay/{id}',
    params,
    response: json(doneSchema),
  }),
  registerTagVideoDownload: endpoint({
    ...get,
    path: 'api/Card/registerTagVideoDownload/{id}',
    params,
    response: json(doneSchema),
  }),
  getCardPdf: endpoint({
    method: 'POST',
    path: 'api/Card/GetCardPdf',
    access: 'user',
    body: z.extend(selectedSearchSchema, {
      // Ids alone are enough, as a card sends its own.
      selectMode: withDefault(z.enum(SELECT_MODES), 'Include'),
      layout: withDefault(z.enum(PDF_LAYOUTS), 'cards'),
      ...exportJobShape,
    }),
    flattened: ['filter', 'options'],
    namesProgrammes: true,
    response: file(CONTENT_TYPES.pdf, 'Programme-Page.pdf'),
  }),
  informationRequest: endpoint({
    method: 'POST',
    path: 'api/Card/InformationRequest/',
    access: 'user',
    body: z.object({
      launchId: z.int(),
      localTitle: z.string().check(z.maxLength(1000)),
      country: z.nullish(z.string().check(z.maxLength(1000))),
      channel: z.nullish(z.string().check(z.maxLength(1000))),
      ...informationRequestFields,
    }),
    response: json(doneSchema),
  }),
};
