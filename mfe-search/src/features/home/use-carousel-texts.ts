import { useTranslation } from 'react-i18next';
import type { CarouselTexts } from '@airdex/shared-ui/carousel';

/** The texts of carousels, in the interface language. */
export function useCarouselTexts(): CarouselTexts {
  const { t } = useTranslation();
  return {
    carousel: t('carousel.name'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    page: (page, pageCount) => t('carousel.page', { page, pageCount }),
  };
}
