import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './devtools.module.css';
import { DEVTOOLS_NAMESPACE } from './devtools-texts.ts';
import { sharedCopies } from './shared-copies.ts';

/** The copies of shared libraries that are in the page, who serves each, and who uses it. */
export function LibrariesView() {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const [copies] = useState(() => sharedCopies());
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('library')}</th>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('servedBy')}</th>
            <th scope="col">{t('usedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {copies.map(({ library, version, servedBy, usedBy, isLoaded }) => (
            <tr key={`${library} ${version} ${servedBy}`}>
              <th scope="row" className={styles.mono}>
                {library}
              </th>
              <td>{version}</td>
              <td>{servedBy}</td>
              <td>{isLoaded ? usedBy.join(', ') : t('notLoaded')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
