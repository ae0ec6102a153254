import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@airdex/shared-ui/dialog';
import { SegmentedControl } from '@airdex/shared-ui/segmented-control';
import { useServices } from '../services/services-context.ts';
import { avoidedHere } from '../updates/composition-cookie.ts';
import { useRemotes } from '../remotes/index.ts';
import styles from './devtools.module.css';
import { addDevtoolsTexts, DEVTOOLS_NAMESPACE } from './devtools-texts.ts';
import { EventsView } from './events-view.tsx';
import { LibrariesView } from './libraries-view.tsx';
import { RemotesView } from './remotes-view.tsx';
import { usePointer } from './use-pointer.ts';
import { whyThisVersion } from './why-this-version.ts';

const VIEWS = { remotes: RemotesView, events: EventsView, libraries: LibrariesView } as const;
/** For sentences without placeholders. */
const NO_VALUES = { revision: 0, percent: 0, avoided: '', current: '' };
type ViewName = keyof typeof VIEWS;

/** Shows teams that release remotes what this page runs, and why. */
export function DevtoolsDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useServices();
  useState(() => addDevtoolsTexts(texts));
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const { composition } = useRemotes().loader;
  const [view, setView] = useState<ViewName>('remotes');
  const pointer = usePointer();
  const View = VIEWS[view];
  const why = pointer === undefined ? null : whyThisVersion(composition, pointer, avoidedHere());
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} width={700} closeLabel={t('close')}>
      <div className={styles.devtools}>
        <div className={styles.composition}>
          <span className={styles.muted}>{t('composition')}</span>
          <span className={styles.id}>{composition.ok ? composition.id : t('none')}</span>
          {why !== null && <span>{t(`why.${why.kind}`, { ...NO_VALUES, ...why })}</span>}
        </div>
        <div className={styles.views}>
          <SegmentedControl
            label={t('views')}
            segments={(['remotes', 'events', 'libraries'] as const).map((id) => ({ id, label: t(id) }))}
            value={view}
            onChange={setView}
          />
        </div>
        <View />
      </div>
    </Dialog>
  );
}
