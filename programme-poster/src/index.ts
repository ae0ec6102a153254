export { genreLook, posterModel, type PosterSubject } from './poster-model.ts';
export type { PosterNode } from './poster-node.ts';
export { posterSvg } from './poster-svg.ts';
export { palettes } from './palettes.ts';
