import { useTranslation } from 'react-i18next';
import { MapLegend, WorldMap } from '../world-map/index.ts';
import type { FlowMapContent } from './flow-map-content.ts';
import { MapDownload } from './map-download.tsx';
import styles from './flow-map.module.css';

interface Props {
  readonly content: FlowMapContent;
  readonly title: string;
  readonly frame: readonly string[];
  readonly activeCode: string | null;
  readonly onActive: (code: string | null) => void;
  readonly onChoose: (code: string | null) => void;
}

/** The map of a flow with its legend, to explore and to download. */
export function FlowMap({ content, title, frame, activeCode, onActive, onChoose }: Props) {
  const { t } = useTranslation();
  const { places, routes, legend } = content;
  return (
    <div>
      <WorldMap
        label={t('flow.map')}
        places={places}
        routes={routes}
        frame={frame}
        activeCode={activeCode}
        onActive={onActive}
        onChoose={onChoose}
      />
      <div className={styles.underMap}>
        <MapLegend
          label={t('flow.legend')}
          entries={legend}
          hasOrigin={places.some(({ isOrigin }) => isOrigin)}
        />
        <MapDownload content={content} title={title} />
      </div>
      <p className={styles.hint}>{t('flow.hint')}</p>
      <p className={styles.touchHint}>{t('flow.touchHint')}</p>
    </div>
  );
}
