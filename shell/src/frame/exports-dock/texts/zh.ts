import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

/** Chinese texts of the exports. */
export const ch: ChineseTexts<typeof en> = {
  exports: {
    label: '导出',
    pdf_other: '{{shown}} 个节目的 PDF',
    excel_other: '{{shown}} 个节目的 Excel 文件',
    titled: '《{{title}}》的 PDF',
    queued: '{{name}}：排队等候中',
    place: '{{name}}：排队等候中，当前第 {{place}} 位',
    working: '{{name}}：正在生成……',
    cancel: '取消',
    done: '{{name}}：已保存为 {{file}}',
    failed: '{{name}}：未能生成。',
    failedText: '请稍后重试。',
  },
};
