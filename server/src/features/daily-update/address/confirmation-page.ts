import { createHash } from 'node:crypto';
import type { Language } from '@airdex/shared-contracts/constants';
import { escapeHtml } from '../../../html/sanitise-html.ts';
import type { Confirmation } from './confirmation.ts';
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts';

const STYLE = `
:root{color-scheme:light dark}
main{margin:20vh auto;max-width:32rem;padding:0 24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:22px;line-height:1.35;margin:0 0 16px}
p{margin:0 0 16px}
button{font:inherit;font-weight:700;padding:10px 20px;border:0;border-radius:6px;color:#fff;background:#4338ca;cursor:pointer}
`;

/** Allows the page its own style and its own form, and nothing else. */
export const CONFIRMATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Asks whether to confirm. By a button, because programs that check mails follow links. */
export function questionPage({ email, username, language }: Confirmation): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(language, texts.pageTitle, [
    paragraph(texts.question(username, email)),
    `<form method="post"><p><button type="submit">${escapeHtml(texts.confirm)}</button></p></form>`,
    paragraph(texts.notYouPage),
  ]);
}

export function confirmedPage({ email, username, language }: Confirmation): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(language, texts.doneTitle, [paragraph(texts.done(username, email))]);
}

/** For an invalid link, when only the browser's language is known. */
export function gonePage(language: Language): string {
  const texts = CONFIRMATION_TEXTS[language];
  return page(language, texts.goneTitle, [paragraph(texts.gone)]);
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function page(language: Language, title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="${language === 'ch' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Airdex</title>
<style>${STYLE}</style>
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
