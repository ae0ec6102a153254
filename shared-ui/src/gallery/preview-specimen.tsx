import { Button } from '../button/index.ts';
import { HoverPopup } from '../hover-popup/index.ts';
import { ProgrammePreview, type ProgrammePreviewProps } from '../programme-preview/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { PROGRAMME_TEXTS } from './programme-texts.ts';
import { Row, Specimen } from './section.tsx';
import styles from './gallery.module.css';

interface Props {
  texts: GalleryTexts;
  lang: 'en' | 'zh-CN';
}

/** Programme previews: loaded, loading, failed, inaccessible; and their positions. */
export function PreviewSpecimen({ texts, lang }: Props) {
  const { preview, programme, rest } = PROGRAMME_TEXTS[lang];
  const [first] = texts.programmes;
  const title = first?.title ?? '';
  const show = (shown: ProgrammePreviewProps['programme'], playlistCount: number | null, key?: string) => (
    <div key={key} className={styles.preview}>
      <ProgrammePreview
        title={title}
        image={null}
        genreKey={first?.genre ?? null}
        programme={shown}
        playlistCount={playlistCount}
        labels={preview}
        onRetry={() => undefined}
      />
    </div>
  );
  return (
    <Specimen of="programme-preview">
      <div className={styles.previews}>
        {show(programme, 2, 'ready')}
        {show({ ...programme, isUpcoming: false, formatTitle: null, distributors: null }, 0, 'less')}
        {show('loading', null, 'loading')}
        {show('failed', null, 'failed')}
        {show(null, null, 'unavailable')}
      </div>
      <Row>
        <HoverPopup label={title} content={() => show(programme, 2)}>
          <Button>{rest}</Button>
        </HoverPopup>
      </Row>
    </Specimen>
  );
}
