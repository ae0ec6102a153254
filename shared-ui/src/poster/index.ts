export { Poster, type PosterProps } from './poster.tsx';
export { posterSvg } from './poster-svg.ts';
export type { PosterSubject } from './poster-model.ts';
