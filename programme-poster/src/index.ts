export { genreLook, type PosterSubject } from './poster-look.ts';
export { posterModel } from './poster-model.ts';
export type { PosterNode } from './poster-node.ts';
export { posterSvg } from './poster-svg.ts';
export { palettes } from './palettes.ts';
