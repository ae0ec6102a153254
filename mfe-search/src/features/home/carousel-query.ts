import { codeQuery } from '../loaded-code/code-query.ts';

/** The carousel is a separate chunk, which loads in parallel with the programmes. */
export const carouselQuery = codeQuery(
  'carousel',
  async () => (await import('@airdex/shared-ui/carousel')).Carousel,
);
