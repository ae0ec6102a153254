import { useState } from 'react';
import { PerformanceMarker, type PerformanceColor } from '../performance-marker/index.ts';
import { Thumbnail, ThumbnailSkeleton } from '../thumbnail/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Row, Section } from './section.tsx';
import styles from './gallery.module.css';

const colors: readonly PerformanceColor[] = ['green', 'yellow', 'red'];

/** Thumbnails with posters, selected and not, and the marks of performance. */
export function ProgrammesSection({ texts }: { texts: GalleryTexts }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set([0, 4]));
  const meanings = { green: texts.above, yellow: texts.within, red: texts.below };
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
  return (
    <Section title={texts.sections.programmes}>
      <Row>
        {colors.map((color, index) => (
          <PerformanceMarker key={color} color={color} label={meanings[color]}>
            {`${(24.3 - index * 6.9).toFixed(1)} %`}
          </PerformanceMarker>
        ))}
      </Row>
      {[false, true].map((isSelectable) => (
        <div key={String(isSelectable)} className={styles.grid}>
          {texts.programmes.map((programme, index) => {
            const color = colors[index % 4];
            return (
              <Thumbnail
                key={programme.title}
                {...programme}
                href={`#${index}`}
                image={index === 3 ? 'missing-picture.jpg' : null}
                isNew={index % 3 === 0}
                isProviderSelection={index % 4 === 0}
                performance={color ? { color, label: meanings[color] } : null}
                labels={labels}
                isSelectable={isSelectable}
                isSelected={selected.has(index)}
                onSelectionChange={(isSelected) => toggle(index, isSelected)}
              />
            );
          })}
          {!isSelectable && <ThumbnailSkeleton />}
        </div>
      ))}
    </Section>
  );
}
