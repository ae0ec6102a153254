import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint/endpoint.ts';

export const reportSchema = z.object({
  idLetter: z.int(),
  title: z.string(),
  summary: z.string(),
  /** HTML, sanitised by the server and again by the page that shows it. */
  htmlSummary: z.string(),
  /** 'MM/YYYY'. */
  startMonth: z.string(),
  image: z.nullable(z.string()),
  video: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
});
export type Report = z.output<typeof reportSchema>;

export const vipEndpoints = {
  hasReports: endpoint({
    method: 'GET',
    path: 'api/Vip/HasReports/',
    access: 'user',
    response: json(z.boolean()),
  }),
  getReports: endpoint({
    method: 'GET',
    path: 'api/Vip/GetReports/',
    access: 'user',
    response: json(z.array(reportSchema)),
  }),
};
