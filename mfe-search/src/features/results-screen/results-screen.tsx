import { useState } from 'react';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { isSearchValid, type OrderBy } from '@airdex/shared-contracts/search-filter';
import { RecapBar } from '../recap/recap-bar.tsx';
import { InvalidSearch } from '../result-states/invalid-search.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import { useSearch } from '../search-session/search-session.ts';
import styles from './results-screen.module.css';

const NEWEST_FIRST: readonly OrderBy[] = [];

/** Results in place of the page: takes the search commands, runs what is valid and says why the rest is not. */
export function ResultsScreen() {
  const filter = useSearch();
  const language = useLanguage();
  // The order outlives the search: another filter keeps it.
  const [orderBy, setOrderBy] = useState(NEWEST_FIRST);
  if (filter === null) return null;
  return (
    <div className={styles.screen}>
      <RecapBar />
      <div className={styles.results}>
        {isSearchValid(filter, language) ? (
          <ResultsPanel filter={filter} orderBy={orderBy} onOrderChange={setOrderBy} />
        ) : (
          <InvalidSearch term={filter.term} />
        )}
      </div>
    </div>
  );
}
