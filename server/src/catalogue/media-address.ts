import type { Language } from '@airdex/shared-contracts/constants';

/** Address of a programme's picture. */
export function pictureAddress(idProgramme: number): string {
  return `/media/pictures/${idProgramme}.svg`;
}

/** Address of a programme's video. */
export function videoAddress(idProgramme: number): string {
  return `/media/videos/${idProgramme}.webm`;
}

/**
 * Address of a report's picture. Its title is drawn on it, so the address contains a language, because an
 * <img> sends no header.
 */
export function reportPictureAddress(idReport: number, language: Language): string {
  return `/media/reports/${idReport}.${language}.svg`;
}

/** Address of a report's video. */
export function reportVideoAddress(idReport: number): string {
  return `/media/reports/${idReport}.webm`;
}

/** Address of a report as PDF. */
export function reportPdfAddress(idReport: number, language: Language): string {
  return `/media/reports/${idReport}.${language}.pdf`;
}
