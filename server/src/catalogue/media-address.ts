import path from 'node:path';
import type { Language } from '@airdex/shared-contracts/constants';

/** The stored name of the picture that the server draws. All others are names of files. */
export const POSTER = 'poster';
export const POSTER_EXTENSION = 'svg';

/** The extension in the address of a stored picture. */
export function pictureExtension(stored: string): string {
  return stored === POSTER ? POSTER_EXTENSION : path.extname(stored).slice(1);
}

/** Address of a programme's picture. */
export function pictureAddress(idProgramme: number, stored: string): string {
  return `/media/pictures/${idProgramme}.${pictureExtension(stored)}`;
}

/** Address of a programme's video. */
export function videoAddress(idProgramme: number): string {
  return `/media/videos/${idProgramme}.webm`;
}

/**
 * Address of a report's picture. Its title is drawn on a poster, so the address contains a language, because an
 * <img> sends no header.
 */
export function reportPictureAddress(idReport: number, language: Language, stored: string): string {
  return `/media/reports/${idReport}.${language}.${pictureExtension(stored)}`;
}

/** Address of a report's video. */
export function reportVideoAddress(idReport: number): string {
  return `/media/reports/${idReport}.webm`;
}

/** Address of a report as PDF. */
export function reportPdfAddress(idReport: number, language: Language): string {
  return `/media/reports/${idReport}.${language}.pdf`;
}
