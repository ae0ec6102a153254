import { useTranslation } from 'react-i18next';
import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { folderOf, isFolderKey, moveRows, moveToEnd, orderedKeys } from './sortable-order.ts';
import type { Folders } from './use-folders.ts';
import styles from './folder-list.module.css';

const ITEM_TYPE = 'application/x-airdex-item';
const FOLDER_TYPE = 'application/x-airdex-folder';
/** Of rows that the user's order lacks: no target accepts it. */
const FIXED_TYPE = 'application/x-airdex-fixed';

interface DragOptions {
  readonly folders: Folders;
  readonly isDisabled: boolean;
  readonly nameOfKey: (key: string) => string;
}

/**
 * Drag and drop of rows by mouse and keyboard, and by a long press where the browser starts a drag with it, as on
 * Android; on other touch screens, rows move from the menu of `SelectionBar`. Items go anywhere; folders only beside
 * folders and items that are outside of folders.
 */
export function useDragRows({ folders, isDisabled, nameOfKey }: DragOptions): DragAndDropHooks {
  const { t } = useTranslation();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => {
      const movable = orderedKeys(folders.list ?? []);
      const typeOf = (key: string) => (isFolderKey(key) ? FOLDER_TYPE : ITEM_TYPE);
      return [...keys].map(String).map((key) => ({ [movable.has(key) ? typeOf(key) : FIXED_TYPE]: key }));
    },
    acceptedDragTypes: [ITEM_TYPE, FOLDER_TYPE],
    shouldAcceptItemDrop: ({ key }) => isFolderKey(key),
    getDropOperation: (target, types) => {
      if (target.type === 'root') return 'cancel';
      const isWithin =
        target.dropPosition === 'on' || folderOf(folders.list ?? [], String(target.key)) !== null;
      return isWithin && types.has(FOLDER_TYPE) ? 'cancel' : 'move';
    },
    onMove: ({ keys, target }) => {
      const moved = new Set([...keys].map(String));
      const place = { key: String(target.key), position: target.dropPosition };
      // Shared items follow the others. If the target is gone by the time that the order is stored, nothing moves.
      const isBesideShared = !orderedKeys(folders.list ?? []).has(place.key);
      folders.change((list) => (isBesideShared ? moveToEnd(list, moved) : moveRows(list, moved, place)));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    renderDragPreview: (items) => {
      const [first] = items;
      const key = first?.[ITEM_TYPE] ?? first?.[FOLDER_TYPE] ?? first?.[FIXED_TYPE] ?? '';
      return (
        <div className={styles.preview}>
          {items.length === 1 ? nameOfKey(key) : t('folders.selected', { count: items.length })}
        </div>
      );
    },
  });
  return dragAndDropHooks;
}
