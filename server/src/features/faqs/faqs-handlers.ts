import type { HandlersOf } from '../../http/call.ts';
import { listResponse } from '../../http/list-response.ts';
import { HttpError } from '../../http/http-error.ts';
import { findContentFile, unlessReplaced } from '../media/content-files.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { readChapters } from './faq-chapters.ts';

/** Questions, answers and their files are the same for every subscriber. */
export function faqsHandlers({
  reader,
}: Pick<CatalogueServices, 'reader'>): HandlersOf<'getFaqsChapters' | 'getAttachment'> {
  return {
    getFaqsChapters: ({ language }) => listResponse(readChapters(reader, language)),

    async getAttachment({ params, language }) {
      const faq = await reader
        .selectFrom('faq')
        .select('attachment')
        .where('id', '=', params.id)
        .executeTakeFirst();
      const attachment = faq?.attachment;
      if (attachment == null) throw noSuchAttachment();
      return unlessReplaced(async () => {
        const file = await findContentFile(reader, attachment, language);
        if (!file) throw noSuchAttachment();
        const { fileName, type: contentType, size } = file;
        return { content: await file.read(0, size - 1), fileName, contentType };
      });
    },
  };
}

function noSuchAttachment(): HttpError {
  return new HttpError('not-found', { en: 'There is no such attachment', ch: '该附件不存在' });
}
