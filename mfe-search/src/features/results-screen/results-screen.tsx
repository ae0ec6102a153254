import { useCurrent, useLanguage } from '@airdex/mfe-kit/screen';
import { isSearchValid, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { AddressProblemNotice } from '../address-notices/address-problem-notice.tsx';
import { RecapBar } from '../recap/recap-bar.tsx';
import { InvalidSearch } from '../result-states/invalid-search.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import { useRequestsAhead } from '../results/use-requests-ahead.ts';
import { useRunningSearch } from '../results/use-running-search.ts';
import { useSearch, useSearchSession } from '../search-session/use-search-session.ts';
import styles from './results-screen.module.css';

function ValidSearch({ filter }: { readonly filter: SearchFilter }) {
  return <ResultsPanel running={useRunningSearch(filter)} />;
}

/**
 * Shows results instead of the page. Handles the search commands: runs valid ones and explains what is invalid about
 * others.
 */
export function ResultsScreen() {
  const filter = useSearch();
  const language = useLanguage();
  const session = useSearchSession();
  useRequestsAhead();
  const problem = useCurrent(session.problem);
  if (filter === null) return null;
  return (
    <div className={styles.screen} {...FOCUS_HOME}>
      <RecapBar />
      <div className={styles.results}>
        {problem !== null && <AddressProblemNotice problem={problem} />}
        {isSearchValid(filter, language) ? (
          <ValidSearch filter={filter} />
        ) : (
          <InvalidSearch term={filter.term} />
        )}
      </div>
    </div>
  );
}
