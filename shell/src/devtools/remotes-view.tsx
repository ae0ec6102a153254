import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@airdex/shared-ui/badge';
import type { BadgeTone } from '@airdex/shared-ui/badge';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { createOverrideMemory } from '../overrides/override-memory.ts';
import { useRemotes } from '../remotes/index.ts';
import type { LoadRecord } from '../remotes/index.ts';
import styles from './devtools.module.css';
import { DEVTOOLS_NAMESPACE } from './devtools-texts.ts';
import { errorText } from './error-text.ts';
import { remoteRows } from './remote-rows.ts';
import type { RemoteRow } from './remote-rows.ts';
import { useReportedErrors } from './use-reported-errors.ts';

const TONES: Readonly<Record<RemoteRow['state'], BadgeTone>> = {
  idle: 'neutral',
  loaded: 'success',
  failed: 'danger',
  fallback: 'warning',
  override: 'accent',
};

/** The message of a record that is not a success. */
function ErrorEntry({ record }: { readonly record: LoadRecord }) {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const { at, remote, exposed, phase, outcome, attempt, error } = record;
  return (
    <li className={styles.entry}>
      <span className={styles.muted}>{t('ms', { ms: Math.round(at) })}</span>
      <span>
        {remote} {exposed} · {phase}
        {outcome === 'again' && ` · ${t('attempt', { attempt })}`}
      </span>
      <p className={styles.payload}>{errorText(error)}</p>
    </li>
  );
}

/** Every remote of the page, with its times and failures. */
export function RemotesView() {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const { host } = useServices();
  const { composition, composed, log } = useRemotes().loader;
  const records = useCurrent(log.records);
  const [overrides] = useState(() =>
    createOverrideMemory(browserStorage(() => window.sessionStorage)).stored(),
  );
  const failed = records.filter(({ outcome }) => outcome !== 'done').reverse();
  const reported = useReportedErrors();
  const ms = (value: number | null) => (value === null ? '–' : t('ms', { ms: Math.round(value) }));
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('remote')}</th>
              <th scope="col">{t('release')}</th>
              <th scope="col">{t('contract')}</th>
              <th scope="col" className={styles.number}>
                {t('load')}
              </th>
              <th scope="col" className={styles.number}>
                {t('mount')}
              </th>
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {remoteRows(composition, records, composed, overrides).map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className={styles.mono}>{row.release ?? t('none')}</td>
                <td>{row.contract ?? t('none')}</td>
                <td className={styles.number}>{ms(row.loadMs)}</td>
                <td className={styles.number}>{ms(row.mountMs)}</td>
                <td>
                  <Badge tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.muted}>{t('offers', { version: host.contractVersion })}</p>
      <h3 className={styles.heading}>{t('errors')}</h3>
      {failed.length + reported.length === 0 ? (
        <p className={styles.muted}>{t('noErrors')}</p>
      ) : (
        <ul className={styles.list}>
          {failed.map((record) => (
            <ErrorEntry key={`${record.at} ${record.exposed}`} record={record} />
          ))}
          {reported.map(({ name, text }) => (
            <li key={`${name} ${text}`} className={styles.entry}>
              <span />
              <span>{name}</span>
              <p className={styles.payload}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
