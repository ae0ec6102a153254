import type { LocalisedMessage } from '../../http/http-error.ts';
import type { PrintFailure } from './card-printer.ts';

/** Messages to subscribers if there is no PDF. */
export const printMessages = (provider: string): Readonly<Record<PrintFailure, LocalisedMessage>> => ({
  'no-browser': {
    en: `PDF export is not available at the moment. Please contact the ${provider} team.`,
    ch: `PDF 导出暂不可用，请联系 ${provider} 团队。`,
  },
  'too-slow': {
    en: 'Creating the PDF took too long. Please try again, or export fewer programmes.',
    ch: '生成 PDF 的时间过长，请重试或减少导出的节目数量。',
  },
  failed: {
    en: 'The PDF could not be created. Please try again.',
    ch: '未能生成 PDF，请重试。',
  },
});

/** Seconds after which a retry may succeed. */
export const RETRY_AFTER: Readonly<Record<PrintFailure, string>> = {
  'no-browser': '600',
  'too-slow': '30',
  failed: '5',
};
