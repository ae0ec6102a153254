export { loadPosters, Poster, type PosterProps } from './poster.tsx';
