import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { aboutUsEn } from './about-us.en.ts';

/** Chinese texts about the companies behind the product. */
export const aboutUsZh: ChineseTexts<typeof aboutUsEn> = {
  title: '关于我们',
  newTab: '（在新标签页中打开）',
  link: '{{name}} 网站',
  product: {
    what: '{{product}} 跟踪 100 多个国家、5,500 多个频道的电视与网络节目首播情况，介绍每个节目，并将其收视表现与所在时段的平均水平进行比较。',
    how: '广播机构、制作公司和发行商通过本目录了解各地推出的新节目、走向国际的节目模式以及观众的选择。',
  },
  sister: {
    what: '{{sister}} 分析目录收集的内容：类型的趋势、节目模式的发展历程以及频道的编排。',
    how: '其月度报告以及对更多分析请求的答复均属于本目录，范围以您的订阅为准。',
  },
  contact: '联系方式',
  contactText: '如对目录、您的订阅或某个节目有疑问，请写信给我们。',
};
