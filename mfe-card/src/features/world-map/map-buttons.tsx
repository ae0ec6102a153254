import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import type { MapControl } from './use-map-view.ts';
import styles from './world-map.module.css';

export function MapButtons({ control }: { readonly control: MapControl | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons}>
      <IconButton
        label={t('map.zoomIn')}
        icon={<Plus size={16} />}
        size="small"
        tooltipPlacement="left"
        onPress={() => control?.zoomIn()}
      />
      <IconButton
        label={t('map.zoomOut')}
        icon={<Minus size={16} />}
        size="small"
        tooltipPlacement="left"
        onPress={() => control?.zoomOut()}
      />
      <IconButton
        label={t('map.reset')}
        icon={<Maximize size={16} />}
        size="small"
        tooltipPlacement="left"
        onPress={() => control?.reset()}
      />
    </div>
  );
}
