export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselTexts } from './carousel-controls.tsx';
