import { memo, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { FolderPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tree, type Key } from 'react-aria-components/Tree';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ListTooltip } from '@airdex/shared-ui/tooltip';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { matchesName } from '../collection-list/matches-name.ts';
import { placesWithin } from '../programme-previews/places.ts';
import { FailureNotice } from '../undo-toast/failure-notice.tsx';
import { UndoToast } from '../undo-toast/undo-toast.tsx';
import { CardContext, type CardContextValue } from './card-context.ts';
import { ColumnsLayout } from './columns-layout.ts';
import { drawAhead } from './draw-ahead.ts';
import { onFirstUse } from './first-use.ts';
import { FolderDialogs, type FolderDialog } from './folder-dialogs.tsx';
import { createRowMaker, isFolderRow, itemKeys, type Row } from './folder-rows.ts';
import { createRowHeights } from './row-heights.ts';
import { SelectionBar } from './selection-bar.tsx';
import { folderKey, itemKey, orderedKeys, type SortableList } from './sortable-order.ts';
import { treeRow } from './tree-rows.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useDragRows } from './use-drag-rows.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useControlFocus } from './use-control-focus.ts';
import { useTreeFocus } from './use-tree-focus.ts';
import { watchFold } from './watch-fold.ts';
import type { FolderName, Folders } from './use-folders.ts';
import styles from './folder-list.module.css';

interface Props<Item extends { readonly id: number }> {
  /** Accessible name of the list. */
  readonly label: string;
  /** All items. Those that the user's order lacks, such as shared ones, follow the others and cannot be moved. */
  readonly items: readonly Item[];
  /** Order and folders: see `useFolders`. */
  readonly folders: Folders;
  /** The same function in every render. */
  readonly nameOf: (item: Item) => string;
  /** Shows only items whose name starts with it, with the folders that contain them. Rows cannot be dragged meanwhile. */
  readonly term: string;
  /** Number of columns where there is room for them. */
  readonly columns: 1 | 2;
  /** Height of a card before it is measured, in pixels. */
  readonly itemHeight: number;
  /** A click on the card beside its controls, and Enter on it. */
  readonly onOpen: (item: Item) => void;
  /** Tools next to the button for a new folder, where they move nothing when they appear with the items. */
  readonly tools?: ReactNode;
  /**
   * The card of an item; the same function until its result changes. `grip` is its handle and check box, for the
   * header. Native controls in it, such as switches, belong in an element with `WITHOUT_ROW_PRESS`, and
   * content with links in one with `CONTROLS_WITHOUT_ROW_PRESS`.
   */
  readonly children: (item: Item, grip: ReactNode) => ReactNode;
}

const NONE: ReadonlySet<string> = new Set();
const UNKNOWN: SortableList = [];
/** Width from which the cards are in two columns. The styles of `collection-list` have it too. */
const TWO_COLUMNS_PX = 720;

function List<Item extends { readonly id: number }>(props: Props<Item>) {
  const { t } = useTranslation();
  const { items, folders, nameOf, term, columns, itemHeight, onOpen } = props;
  const [makeRows] = useState(() => createRowMaker(nameOf));
  const collapsed = useCollapsed(folders.name, folders.list);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const [dialog, setDialog] = useState<FolderDialog | null>(null);
  const [created, setCreated] = useState<FolderName | null>(null);
  const list = folders.list ?? UNKNOWN;
  const isFiltered = term.trim() !== '';
  const rows = useMemo(
    () => makeRows(items, list, isFiltered ? (item) => matchesName(nameOf(item), term) : null),
    [makeRows, items, list, isFiltered, nameOf, term],
  );
  const ordered = useMemo(() => orderedKeys(list), [list]);
  const byKey = useMemo(() => new Map(items.map((item) => [itemKey(item.id), item])), [items]);
  const nameOfKey = (key: string) => {
    const item = byKey.get(key);
    if (item !== undefined) return nameOf(item);
    return list.find((entry) => entry.isFolder && folderKey(entry.id) === key)?.name ?? '';
  };
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place, TWO_COLUMNS_PX);
  const isMovable = !isFiltered && folders.list !== undefined;
  const dragAndDropHooks = useDragRows({ folders, isDisabled: !isMovable, nameOfKey });
  const { isCollapsed } = collapsed;
  const { isWhole, shown, layoutOptions, complete, completeSoon } = useFirstRows({
    rows,
    isCollapsed,
    isFiltered,
    columns: isNarrow ? 1 : columns,
    itemHeight,
  });
  const folderKeys = useMemo(() => rows.filter(isFolderRow).map(({ key }) => key), [rows]);
  const expanded = isFiltered ? folderKeys : folderKeys.filter((key) => !isCollapsed(key));
  const [selected, setSelected] = useState(NONE);
  const existing = chosen.intersection(ordered);
  // The tree announces each new set as a change, even if it has the same rows.
  if (existing.symmetricDifference(selected).size > 0) setSelected(existing);
  // Excludes items that the typed name hides.
  const all = useMemo(() => (isFiltered ? new Set(itemKeys(rows)) : ordered), [isFiltered, rows, ordered]);
  const fixed = useMemo(
    () => items.map(({ id }) => itemKey(id)).filter((key) => !ordered.has(key)),
    [items, ordered],
  );
  const [layout] = useState(() => new ColumnsLayout());
  const [{ observe }] = useState(() => createRowHeights(layout));
  const watch = useCallback(
    (tree: HTMLDivElement | null) => {
      if (tree === null) return undefined;
      const ends = [watchFold(tree, layout), drawAhead(layout, completeSoon), onFirstUse(tree, complete)];
      return () => {
        for (const end of ends) end();
      };
    },
    [layout, complete, completeSoon],
  );
  const isInWindow = useCallback((key: string) => layout.isInWindow(key), [layout]);
  useTreeFocus(place, rows, selected.size > 0);
  useControlFocus(place);

  const collapse = (open: ReadonlySet<Key>) => {
    if (!isFiltered) collapsed.collapse(folderKeys.filter((key) => !open.has(key)));
  };
  const act = (key: Key) => {
    const item = byKey.get(String(key));
    if (item !== undefined) onOpen(item);
    else if (!isFiltered && rows.some((row) => row.key === key && isFolderRow(row) && row.count > 0))
      collapsed.toggle(String(key));
  };
  const cards: CardContextValue = {
    render: props.children as CardContextValue['render'],
    isMovable,
    isInWindow,
    observe,
    placesOf: (key) => (isWhole ? PREVIEW_PROGRAMMES_MAX : placesWithin(layout.widthOf(key))),
    isOrdered: (key) => ordered.has(key),
    onRename: (folder) => {
      setDialog({ kind: 'name', folder });
    },
    onDelete: (folder) => {
      setDialog({ kind: 'delete', folder });
    },
  };
  return (
    <div ref={place} className={styles.place}>
      <VisuallyHidden>
        <span aria-live="polite">{isFiltered && t('found', { count: itemKeys(rows).length })}</span>
      </VisuallyHidden>
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<FolderPlus aria-hidden="true" />}
          onPress={() => {
            setDialog({ kind: 'name', folder: null, keys: NONE });
          }}
        >
          {t('folders.create')}
        </Button>
        {selected.size > 0 && (
          <SelectionBar
            selected={selected}
            folders={folders}
            onNewFolder={(keys) => {
              setDialog({ kind: 'name', folder: null, keys });
            }}
            onClear={() => {
              setChosen(NONE);
            }}
          />
        )}
        {props.tools}
      </div>
      {folders.list !== undefined &&
        (rows.length === 0 && isFiltered ? (
          <EmptyState title={t('noMatch', { term: term.trim() })} />
        ) : (
          <CardContext value={cards}>
            <Virtualizer layout={layout} layoutOptions={layoutOptions}>
              <Tree
                ref={watch}
                aria-label={props.label}
                className={styles.tree ?? ''}
                items={shown as readonly Row<never>[]}
                selectionMode="multiple"
                selectedKeys={selected}
                onSelectionChange={(keys) => {
                  setChosen(keys === 'all' ? all : new Set([...keys].map(String)));
                }}
                disabledKeys={fixed}
                disabledBehavior="selection"
                expandedKeys={expanded}
                onExpandedChange={collapse}
                onAction={act}
                keyboardNavigationBehavior="tab"
                dragAndDropHooks={dragAndDropHooks}
              >
                {treeRow}
              </Tree>
            </Virtualizer>
          </CardContext>
        ))}
      <ListTooltip list={place} />
      {folders.failure !== null && (
        <FailureNotice onDismiss={folders.dismissFailure}>
          {folders.failure === 'order' ? t('folders.orderFailed') : t('folders.deletionFailed')}
        </FailureNotice>
      )}
      {created !== null && (
        <UndoToast
          key={created.id}
          happened={{ text: (t) => t('folders.created', { name: created.name }), undo: null }}
          onLeave={() => {
            setCreated(null);
          }}
        />
      )}
      <FolderDialogs
        dialog={dialog}
        folders={folders}
        onCreated={(folder, keys) => {
          folders.created(folder, keys);
          setChosen(NONE);
          setCreated(folder);
        }}
        onClose={() => {
          setDialog(null);
        }}
      />
    </div>
  );
}

/**
 * Items of a page in the user's order and folders. Rows are opened by a click, selected by their check box and
 * moved by drag and drop; only those in view are rendered. The list renders again only when its props change: with
 * hundreds of items that takes a while.
 */
export const FolderList = memo(List) as typeof List;
