export { ProgrammePreviewPopup } from './programme-preview-popup.tsx';
export { cardQuery, PLAYLIST_COUNT_KEY, playlistCountQuery } from './programme-queries.ts';
