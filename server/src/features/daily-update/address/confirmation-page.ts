import { createHash } from 'node:crypto';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Brand } from '../../../branding/brand.ts';
import { escapeHtml } from '../../../html/sanitise-html.ts';
import type { Confirmation } from './confirmation.ts';
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts';

const styleOf = ({ palette }: Brand): string => `
:root{color-scheme:light dark}
main{margin:20vh auto;max-width:32rem;padding:0 24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:22px;line-height:1.35;margin:0 0 16px}
p{margin:0 0 16px}
button{font:inherit;font-weight:700;padding:10px 20px;border:0;border-radius:6px;color:${palette.light.onAccent};background:${palette.light.accent};cursor:pointer}
`;

/** Allows the page its own style and its own form, and nothing else. */
export function confirmationPolicy(brand: Brand): string {
  const hash = createHash('sha256').update(styleOf(brand)).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Asks whether to confirm. By a button, because programs that check mails follow links. */
export function questionPage({ email, username, language }: Confirmation, brand: Brand): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(brand, language, texts.pageTitle, [
    paragraph(texts.question(brand.branding.product, username, email)),
    `<form method="post"><p><button type="submit">${escapeHtml(texts.confirm)}</button></p></form>`,
    paragraph(texts.notYouPage),
  ]);
}

export function confirmedPage({ email, username, language }: Confirmation, brand: Brand): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(brand, language, texts.doneTitle, [
    paragraph(texts.done(brand.branding.product, username, email)),
  ]);
}

/** For an invalid link, when only the browser's language is known. */
export function gonePage(language: Language, brand: Brand): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(brand, language, texts.goneTitle, [paragraph(texts.gone)]);
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function page(brand: Brand, language: Language, title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="${language === 'ch' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.branding.product)}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content.join('\n')}
</main>
</body>
</html>
`;
}
