import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { aboutUsEn } from './about-us.en.ts';

/** Chinese texts about the companies behind the product. */
export const aboutUsZh: ChineseTexts<typeof aboutUsEn> = {
  title: '关于我们',
  newTab: '（在新标签页中打开）',
  link: '{{name}} 网站',
  product: {
    what: '{{product}} 跟踪 100 多个国家和地区、5,500 多个频道的电视与网络节目首播，介绍每个节目，并将其收视表现与所在时段的常规水平进行比较。',
    how: '播出机构、制作公司和发行商通过本目录了解各地的新节目、走向海外的节目模式以及观众的选择。',
  },
  sister: {
    what: '{{sister}} 对目录收录的内容进行分析：各类型的趋势、节目模式的传播情况以及频道的编排。',
    how: '其月度报告以及对“更多分析”申请的答复均包含在本目录中，具体以您的订阅范围为准。',
  },
  contact: '联系方式',
  contactText: '如对目录、您的订阅或某个节目有疑问，请给我们发邮件。',
};
