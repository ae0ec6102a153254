import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { pictureFile, type PictureFormat } from '../file-download/picture-file.ts';
import { saveFile } from '@airdex/shared-ui/save-file';
import { MapSheet } from '../world-map/index.ts';
import type { FlowMapContent } from './flow-map-content.ts';
import styles from './flow-map.module.css';

const FORMATS: readonly PictureFormat[] = ['png', 'svg'];

interface Props {
  readonly content: FlowMapContent;
  readonly title: string;
}

/** Buttons that save the map as a picture, with its title and legend. */
export function MapDownload({ content, title }: Props) {
  const { t } = useTranslation();
  const [format, setFormat] = useState<PictureFormat | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const onSheet = useCallback(
    (sheet: SVGSVGElement | null) => {
      if (sheet === null || format === null) return;
      pictureFile(sheet, format)
        .then((blob) => saveFile({ blob, fileName: `${title}.${format}` }))
        .catch(() => setFailed(true))
        .finally(() => setFormat(null));
    },
    [format, title],
  );
  return (
    <div className={styles.downloads}>
      {FORMATS.map((each) => (
        <Button
          key={each}
          size="small"
          variant="quiet"
          icon={<Download size={14} aria-hidden="true" />}
          aria-label={t('flow.download.hint', { format: t(`flow.download.${each}`) })}
          isLoading={format === each}
          onPress={() => {
            setFailed(false);
            setFormat(each);
          }}
        >
          {t(`flow.download.${each}`)}
        </Button>
      ))}
      {hasFailed && <span role="alert">{t('flow.download.failed')}</span>}
      {format !== null && (
        <div className={styles.offstage}>
          <MapSheet ref={onSheet} title={t('flow.sheet', { title })} {...content} />
        </div>
      )}
    </div>
  );
}
