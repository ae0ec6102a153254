import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { Page } from '@airdex/shared-ui/page';
import { SearchField } from '@airdex/shared-ui/search-field';
import { CardSkeletons } from './card-skeletons.tsx';
import { matchesName } from './matches-name.ts';
import { useFocusOnceEmpty } from './use-focus-once-empty.ts';
import { useKept } from './kept-state.ts';
import styles from './collection-list.module.css';

interface Labels {
  readonly title: string;
  readonly subtitle: string;
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
}

interface Props<Item> {
  readonly labels: Labels;
  /** Undefined until they have loaded. */
  readonly items: readonly Item[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  /** The same function in every render. */
  readonly nameOf: (item: Item) => string;
  /** Whether an item is shown at all; all are if left out. The same function until its result changes. */
  readonly isShown?: (item: Item) => boolean;
  /** Shown if there are no matching items. */
  readonly noneShown?: string;
  /** There are folders, which are shown even if nothing is left to put into them. */
  readonly hasFolders?: boolean;
  /** Number of columns in wide windows. */
  readonly columns?: 1 | 2;
  /** The items have a line of toggles. */
  readonly hasToggles?: boolean;
  /** Notices above the items. */
  readonly notices?: ReactNode;
  /** Shows the items, given the typed start of the name. */
  readonly list: (shown: readonly Item[], term: string) => ReactNode;
}

const ALL = () => true;

/** The page of a kind of collection: title, a search by name if there are any, and the collections. */
export function CollectionList<Item extends { readonly id: number }>(props: Props<Item>) {
  const { t } = useTranslation();
  const [term, setTerm] = useKept('typed-name', '');
  const { labels, items, nameOf, isShown = ALL, columns = 1, hasFolders = false } = props;
  const shown = useMemo(() => items?.filter(isShown) ?? [], [items, isShown]);
  const matching = useMemo(
    () => (term.trim() === '' ? shown : shown.filter((item) => matchesName(nameOf(item), term))),
    [shown, nameOf, term],
  );
  const hasItems = items !== undefined && items.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnceEmpty(heading, matching.length + (hasFolders && term.trim() === '' ? 1 : 0));
  return (
    <Page
      title={labels.title}
      lead={labels.subtitle}
      width="wide"
      isCompact
      headingRef={heading}
      className={styles.page}
    >
      {props.notices}
      {props.isFailed && (
        <ErrorState
          title={labels.failed}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={props.onRetry}
        />
      )}
      {items === undefined && !props.isFailed && (
        <CardSkeletons label={labels.loading} columns={columns} hasToggles={props.hasToggles === true} />
      )}
      {items?.length === 0 && <EmptyState title={labels.empty} />}
      {hasItems && (
        <SearchField
          label={t('nameFilter')}
          placeholder={t('nameFilter')}
          value={term}
          onChange={setTerm}
          clearLabel={t('clearNameFilter')}
        />
      )}
      {(hasItems || (items !== undefined && hasFolders)) && props.list(shown, shown.length > 0 ? term : '')}
      {hasItems && shown.length === 0 && <EmptyState title={props.noneShown ?? labels.empty} />}
    </Page>
  );
}
