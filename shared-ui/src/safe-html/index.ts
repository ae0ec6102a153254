export { SafeHtml, sanitised, type SafeHtmlProps } from './safe-html.tsx';
