import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@airdex/shared-ui/badge';
import styles from './devtools.module.css';
import { DEVTOOLS_NAMESPACE } from './devtools-texts.ts';
import { bundledCopies } from './bundled-copies.ts';
import { sharedCopies } from './shared-copies.ts';
import type { SharedCopy } from './shared-copies.ts';
import { useRemoteLibraries } from './use-remote-libraries.ts';

function CopyRow({ copy }: { readonly copy: SharedCopy }) {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const { library, version, servedBy, usedBy, isLoaded, isBundled } = copy;
  return (
    <tr>
      <th scope="row" className={styles.mono}>
        {library}
      </th>
      <td className={styles.mono}>{version}</td>
      <td>
        {servedBy} {isBundled && <Badge tone="warning">{t('ownCopy')}</Badge>}
      </td>
      <td>{isLoaded ? usedBy.join(', ') : t('notLoaded')}</td>
    </tr>
  );
}

/** The copies of shared libraries in the page, those of the shell and those in remotes, with their provider and users. */
export function LibrariesView() {
  const { t } = useTranslation(DEVTOOLS_NAMESPACE);
  const [shared] = useState(() => sharedCopies());
  const { known = [], unknown = [] } = useRemoteLibraries() ?? {};
  // In the order of the share scope, copies in remotes below those of the shell.
  const copies = [...shared, ...bundledCopies(known)].sort((left, right) =>
    left.library.localeCompare(right.library),
  );
  return (
    <>
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
            {copies.map((copy) => (
              <CopyRow key={`${copy.library} ${copy.version} ${copy.servedBy}`} copy={copy} />
            ))}
          </tbody>
        </table>
      </div>
      {unknown.length > 0 && (
        <p className={styles.muted}>{t('unknownLibraries', { remotes: unknown.join(', ') })}</p>
      )}
    </>
  );
}
