import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@airdex/shared-ui/search-field';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import styles from './devtools.module.css';
import { DEVTOOLS_NAMESPACE } from './devtools-texts.ts';
import { matchingEvents, payloadText } from './matching-events.ts';

/** The last events of the page, newest first, with a filter. */
export function EventsView() {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const events = useCurrent(useServices().events);
  const [filter, setFilter] = useState('');
  const shown = matchingEvents(events, filter);
  return (
    <div className={styles.events}>
      <SearchField
        label={t('filter')}
        placeholder={t('filter')}
        value={filter}
        onChange={setFilter}
        clearLabel={t('clearFilter')}
      />
      {shown.length === 0 && <p className={styles.muted}>{t('noEvents')}</p>}
      <ol className={styles.list}>
        {shown.map(({ id, at, event }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.muted}>{t('ms', { ms: Math.round(at) })}</span>
            <span>
              <strong>{event.name}</strong> · {event.from ?? t('shell')}
            </span>
            {event.payload !== undefined && <p className={styles.payload}>{payloadText(event.payload)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
