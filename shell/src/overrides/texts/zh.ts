import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

/** Chinese texts of overrides. */
export const ch: ChineseTexts<typeof en> = {
  label: '开发替换',
  count_other: '{{count}} 项替换：{{remotes}}',
  explanation: '在此标签页中，{{product}} 的以下模块来自开发服务器，而非其正式发布版本。',
  clear: '清除',
  clearOne: '清除 {{remote}} 的替换',
  clearAll: '全部清除',
  clearHere: '清除替换',
  close: '关闭',
  question: '从其他服务器加载代码？',
  questionText: '您打开的链接要求在此标签页中替换 {{product}} 的以下模块：',
  questionRisk:
    '该代码可以查看您能看到的一切内容，并执行您能执行的一切操作。仅当这些模块由您本人开发时才加载。',
  agree: '加载代码',
  cancel: '取消',
  'not-allowed': '已拒绝替换 {{remote}}：本站点不允许加载来自 {{origin}} 的代码。当前显示的是正式发布版本。',
  'not-permitted':
    '已拒绝替换 {{remote}}：本站点仅允许开发者加载来自 {{origin}} 的代码。当前显示的是正式发布版本。',
  'not-let-in': '无法替换 {{remote}}：此浏览器不为本站点保存 Cookie。当前显示的是正式发布版本。',
  failed: '{{remote}} 的替换无法使用：{{problem}}。',
  unreadable: '“{{text}}”不是有效的替换，正确写法如：card@http://localhost:4102',
};
