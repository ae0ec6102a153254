import { useQuery } from '@tanstack/react-query';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { useBrowsedSearch } from './use-browsed-search.ts';
import styles from './browse.module.css';

/** The bar is a separate chunk: most cards are not opened from results. */
const barQuery = codeQuery('browse-bar', async () => (await import('./browse-bar.tsx')).BrowseBar);

/** The bar for browsing results, if the card was opened from results. */
export function BrowsePlace({ idProgram }: { readonly idProgram: number }) {
  const browsed = useBrowsedSearch();
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
