import { createHash } from 'node:crypto';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Brand } from '../../../branding/brand.ts';
import { Html } from './html-template.ts';

/** Attributes of a table that only lays out. */
export const TABLE = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** The site's dark theme except the accent, for mail programs in dark mode. */
const DARK = {
  canvas: '#0b1120',
  surface: '#111a2e',
  text: '#e8edf5',
  muted: '#a3b1c6',
  border: '#28344f',
} as const;

/** Repeated in each cell, so keep it short: font names need no quotes. */
const FONTS: Readonly<Record<Language, string>> = {
  en: '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  ch: '-apple-system,BlinkMacSystemFont,PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif',
};

/** Declarations of a text of this size, in pixels. */
export function fontOf(language: Language, size: number, lineHeight = language === 'ch' ? 1.6 : 1.5): string {
  return `font-family:${FONTS[language]};font-size:${size}px;line-height:${lineHeight}`;
}

/**
 * The only style sheet of a letter; everything else is inline, so that only the dark theme is lost if mail
 * programs remove style sheets. Classes are named after the purpose of colours.
 */
export const letterStyle = ({ palette: { dark } }: Brand): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration:none}
a:hover{text-decoration:underline!important}
@media (max-width:480px){.wide{display:none!important}.side{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){
.canvas{background-color:${DARK.canvas}!important}
.surface{background-color:${DARK.surface}!important}
.line{border-color:${DARK.border}!important}
.text,.text a{color:${DARK.text}!important}
.muted,.muted a{color:${DARK.muted}!important}
.accent,.accent a{color:${dark.accent}!important}
.soft{background-color:${dark.soft}!important;color:${dark.onSoft}!important}
}
`;

/** Source expression with which a page's policy allows this style sheet and no other. */
export function letterStyleHash(brand: Brand): string {
  return `'sha256-${createHash('sha256').update(letterStyle(brand)).digest('base64')}'`;
}
