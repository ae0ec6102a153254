import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { Brand } from '../branding/brand.ts';
import { escapeHtml } from '../html/sanitise-html.ts';

/** Colours of mails except the accent: those of the site's light theme. Mail clients do not support variables. */
export const MAIL_COLOURS = {
  canvas: '#f1f5f9',
  surface: '#ffffff',
  text: '#0f172a',
  muted: '#4d5b70',
  border: '#e2e8f0',
} as const;

const FONTS: Readonly<Record<Language, string>> = {
  en: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  ch: "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
};
const LINE_HEIGHT: Readonly<Record<Language, string>> = { en: '1.5', ch: '1.6' };
/**
 * Inherited declarations that break a word if it is wider than its line. Without them, a long name or address
 * makes a mail wider than a phone. `word-break` is for mail programs that do not support `anywhere`.
 */
export const BREAK_LONG_WORDS = 'overflow-wrap:anywhere;word-break:break-word';
/** Width in CSS pixels that every mail client shows. */
const WIDTH = 600;

/** CSS declarations of a mail's running text, for a `style` attribute. */
function mailTextStyle(language: Language): string {
  return `font-family:${FONTS[language]};font-size:15px;line-height:${LINE_HEIGHT[language]};color:${MAIL_COLOURS.text}`;
}

export interface MailDocument {
  readonly language: Language;
  readonly title: string;
  /** What mail programs show after the subject in the list of mails. */
  readonly preview: string;
  /** Content below the title: HTML with inline styles. */
  readonly contentHtml: string;
  /** Small print below: HTML. */
  readonly footerHtml: string;
  readonly brand: Brand;
}

/**
 * The complete HTML document of a mail: tables and inline styles, because mail programs (Outlook above all)
 * render those consistently. Always light, because programs recolour only parts of it in dark mode.
 */
export function mailDocument(document: MailDocument): string {
  const { language, title, preview, contentHtml, footerHtml, brand } = document;
  const { canvas, surface, border, muted, text } = MAIL_COLOURS;
  const { accent } = brand.palette.light;
  const style = mailTextStyle(language);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background-color:${canvas}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${canvas}" style="background-color:${canvas}">
<tr><td align="center" style="padding:24px 12px;${BREAK_LONG_WORDS}">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px">
<tr><td style="padding:0 4px 12px;${style};font-size:18px;font-weight:700;color:${accent}">${escapeHtml(brand.branding.product)}</td></tr>
<tr><td bgcolor="${surface}" style="background-color:${surface};border:1px solid ${border};border-radius:8px;padding:28px 28px 20px;${style}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35;font-weight:700;color:${text}">${escapeHtml(title)}</h1>
${contentHtml}
</td></tr>
<tr><td style="padding:16px 4px;${style};font-size:12px;color:${muted}">${footerHtml}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A paragraph of plain text; its line breaks stay. */
export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
}

/** A link that looks like a button; as a table, so that Outlook paints its background. */
export function mailButton(label: string, href: string, { palette }: Brand): string {
  const { accent, onAccent } = palette.light;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td bgcolor="${accent}" style="background-color:${accent};border-radius:6px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 20px;font-weight:700;color:${onAccent};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}
