import type { LocalisedMessage } from '../../http/http-error.ts';

/** Messages to subscribers when an export is rejected. The specification fixes the texts of the limits. */
export const exportMessages = (provider: string) =>
  ({
    excelMaxExceeded: {
      en: `Please, Excel export is limited up to 30,000 programmes. Try other criteria or contact the ${provider} team.`,
      ch: `Excel 导出最多支持 30,000 个节目。请尝试其他条件，或联系 ${provider} 团队。`,
    },
    pdfMaxExceeded: {
      en: `Please, PDF export is limited up to 50 programmes. Try other criteria or contact the ${provider} team.`,
      ch: `PDF 导出最多支持 50 个节目。请尝试其他条件，或联系 ${provider} 团队。`,
    },
    nothingSelected: {
      en: 'Please select at least one programme to export.',
      ch: '请至少选择一个要导出的节目。',
    },
    noneAvailable: {
      en: 'None of the selected programmes are available. Run the search again.',
      ch: '所选节目均不可用。请重新搜索。',
    },
    compareCount: {
      en: 'Please select two to four programmes to compare.',
      ch: '请选择两到四个要对比的节目。',
    },
  }) satisfies Record<string, LocalisedMessage>;
