import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { codeQuery, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { readBrowseAddress } from '@airdex/shared-contracts/search-filter';
import styles from './browse.module.css';

/** The bar is a separate chunk: most cards are not opened from results. */
const barQuery = codeQuery('browse-bar', async () => (await import('./browse-bar.tsx')).BrowseBar);

/** The bar for browsing results, if the page's address contains the results that the card was opened from. */
export function BrowsePlace({ idProgram }: { readonly idProgram: number }) {
  const location = useCurrent(useHost().location);
  const browsed = useMemo(
    () => (/^\/card\//i.test(location) ? readBrowseAddress(location) : null),
    [location],
  );
  const { data: BrowseBar, isError } = useQuery({ ...barQuery, enabled: browsed !== null });
  if (browsed === null || isError) return null;
  return (
    <div className={styles.place}>
      {BrowseBar === undefined ? (
        <div className={styles.bar} />
      ) : (
        <BrowseBar idProgram={idProgram} browsed={browsed} />
      )}
    </div>
  );
}
