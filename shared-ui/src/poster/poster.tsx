import { memo, useEffect } from 'react';
import type { PosterSubject } from '@airdex/programme-poster';
import { codeOnDemand, useCodeOnDemand } from '../code-on-demand/index.ts';
import styles from './poster.module.css';

export interface PosterProps extends PosterSubject {
  /** Makes it an image with this name; otherwise the poster is decorative, as next to a title. */
  label?: string;
}

/** Most programmes have a picture, so the drawing of posters loads with the first one that is needed. */
const drawing = codeOnDemand(async () => (await import('./poster-drawing.tsx')).PosterDrawing);

/** Resolves once posters render completely at once, which printed pages need. */
export async function loadPosters(): Promise<void> {
  await drawing.load();
}

/**
 * The poster of a programme without a picture, drawn in the page: needs no picture from the server and no exception in
 * the content security policy. A plain area until its drawing has loaded.
 */
export const Poster = memo(function Poster({ title, genre, label }: PosterProps) {
  const { code: PosterDrawing, load } = useCodeOnDemand(drawing);
  useEffect(load, [load]);
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {PosterDrawing && <PosterDrawing title={title} genre={genre} />}
    </svg>
  );
});
