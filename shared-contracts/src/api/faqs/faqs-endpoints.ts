import * as z from 'zod/mini';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { idParameter } from '../endpoint/parameters.ts';

export const faqChapterSchema = z.object({
  id: z.int(),
  name: z.string(),
  faqs: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      /** HTML, sanitised by the server and again by the page that shows it. */
      content: z.string(),
      hasAttachment: z.boolean(),
    }),
  ),
});
export type FaqChapter = z.output<typeof faqChapterSchema>;

export const faqsEndpoints = {
  getFaqsChapters: endpoint({
    method: 'GET',
    path: 'api/Faqs/GetFaqsChapters/',
    access: 'user',
    response: json(z.array(faqChapterSchema)),
  }),
  getAttachment: endpoint({
    method: 'GET',
    path: 'api/Faqs/GetAttachment/{id}',
    access: 'user',
    params: z.object({ id: idParameter }),
    response: file(CONTENT_TYPES.anyFile, 'attachment'),
  }),
};
