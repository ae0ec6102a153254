import type { en } from './en.ts';

export const ch: Record<keyof typeof en, string> = {
  label: '{{product}} 版本',
  newer: '{{product}} 有新版本可用，将在您打开下一个页面时启用。',
  better: '{{product}} 的部分内容在此浏览器中多次出错。另一个版本已可用，将在您打开下一个页面时启用。',
  update: '立即加载',
  close: '关闭',
  unsaved: '放弃未保存的更改？',
  unsavedText: '您在此页面输入或更改的内容尚未保存。加载另一个版本将丢失这些内容。',
  discard: '放弃并加载',
  keep: '继续编辑',
  earlier: '此页面的部分内容显示的是较早的版本：较新的版本未能加载。',
};
