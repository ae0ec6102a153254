import { useState } from 'react';
import { Carousel } from '../carousel/index.ts';
import { PerformanceMarker, type PerformanceColor } from '../performance-marker/index.ts';
import { Thumbnail, ThumbnailOutline, ThumbnailPlace, ThumbnailSkeleton } from '../thumbnail/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { PreviewSpecimen } from './preview-specimen.tsx';
import { PROGRAMME_TEXTS } from './programme-texts.ts';
import { Row, Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

const colors: readonly PerformanceColor[] = ['green', 'yellow', 'red'];

interface Props {
  texts: GalleryTexts;
  lang: 'en' | 'zh-CN';
}

/** Programmes in lists and strips, and the performance markers. */
export function ProgrammesSection({ texts, lang }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set([0, 4]));
  const meanings = { green: texts.above, yellow: texts.within, red: texts.below };
  const { carousel, inPlaylists, loadingPlaylists } = PROGRAMME_TEXTS[lang];
  const labels = {
    isNew: texts.isNew,
    providerSelection: texts.selection,
    select: texts.select,
    opensInNewTab: texts.newTab,
  };
  const toggle = (index: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(index);
    else next.delete(index);
    setSelected(next);
  };
  const thumbnails = (isSelectable: boolean) =>
    texts.programmes.map((programme, index) => {
      const color = colors[index % 4];
      return (
        <Thumbnail
          key={programme.title}
          {...programme}
          href={`#${index}`}
          image={index === 3 ? 'missing-picture.jpg' : null}
          isNew={index % 3 === 0}
          isProviderSelection={index % 4 === 0}
          playlists={
            index === 1
              ? { label: inPlaylists, isLoading: false }
              : index === 2
                ? { label: loadingPlaylists, isLoading: true }
                : null
          }
          performance={color ? { color, label: meanings[color] } : null}
          labels={labels}
          isSelectable={isSelectable}
          isSelected={selected.has(index)}
          onSelectionChange={(isSelected) => toggle(index, isSelected)}
        />
      );
    });
  return (
    <Section part="programmes">
      <Specimen of="performance-marker">
        <Row>
          {colors.map((color, index) => (
            <PerformanceMarker key={color} color={color} label={meanings[color]}>
              {`${(24.3 - index * 6.9).toFixed(1)}%`}
            </PerformanceMarker>
          ))}
          <PerformanceMarker color={null} label="">
            12.0%
          </PerformanceMarker>
        </Row>
      </Specimen>
      <Specimen of="thumbnail">
        <div className={styles.grid}>
          {thumbnails(false)}
          <ThumbnailSkeleton />
          <ThumbnailSkeleton label={texts.loading} />
          <ThumbnailOutline title={texts.programmes[0]?.title ?? ''} />
        </div>
        <div className={styles.grid}>{thumbnails(true).slice(0, 4)}</div>
      </Specimen>
      <PreviewSpecimen texts={texts} lang={lang} />
      <Specimen of="carousel">
        <Carousel label={texts.programmeStrip} texts={carousel} filler={<ThumbnailPlace />}>
          {thumbnails(false)}
        </Carousel>
      </Specimen>
    </Section>
  );
}
