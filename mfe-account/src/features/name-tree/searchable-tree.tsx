import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SearchField } from '@airdex/shared-ui/search-field';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { searchable, treeRows, type NameGroup } from './tree-rows.ts';

/** The virtual list is a separate chunk, which loads in parallel with the names. */
export const TREE = codeOnDemand(async () => (await import('./name-tree.tsx')).NameTree);

interface Props {
  readonly label: string;
  readonly searchLabel: string;
  readonly groups: readonly NameGroup[];
}

const NONE: ReadonlySet<string> = new Set();

/** A tree of names with a search in groups and members. */
export function SearchableTree({ label, searchLabel, groups }: Props) {
  const { t } = useTranslation();
  const { code: NameTree, isFailed, load } = useCodeOnDemand(TREE);
  useEffect(load, [load]);
  const [term, setTerm] = useState('');
  const [toggled, setToggled] = useState(NONE);
  const index = useMemo(() => searchable(groups), [groups]);
  const searchTerm = useDeferredValue(term);
  const rows = useMemo(() => treeRows(index, searchTerm, toggled), [index, searchTerm, toggled]);
  return (
    <>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={term}
        clearLabel={t('tree.clear')}
        onChange={(next) => {
          setTerm(next);
          setToggled(NONE);
        }}
      />
      {isFailed && (
        <ErrorState title={t('tree.failed')} retryLabel={t('failed.retry')} onRetry={load} isCompact />
      )}
      {NameTree === null && !isFailed && <SkeletonRows label={t('tree.loading')} count={4} />}
      {NameTree !== null && rows.length > 0 && (
        <NameTree
          label={label}
          rows={rows}
          onToggle={(key) => {
            setToggled((before) => {
              const after = new Set(before);
              if (!after.delete(key)) after.add(key);
              return after;
            });
          }}
        />
      )}
      <p role="status">
        {rows.length === 0 &&
          (groups.length === 0 ? t('tree.empty') : t('tree.noMatch', { term: searchTerm.trim() }))}
      </p>
    </>
  );
}
