export { safeDocument } from './safe-document.ts';
export { SafeHtml, sanitised, type SafeHtmlProps } from './safe-html.tsx';
