import { use, useCallback, type ReactNode, type RefCallback } from 'react';
import { Check, ChevronRight, Folder, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Checkbox, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { ListButton } from '@airdex/shared-ui/button';
import { CardContext } from './card-context.ts';
import { isFolderRow, type FolderRow, type ItemRow, type Row } from './folder-rows.ts';
import { WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import { PlacesContext } from '../programme-previews/places.ts';
import { InWindowContext } from '../programme-previews/use-approached.ts';
import styles from './folder-list.module.css';

/** Handle and check box of a row, which the tree names. */
function Grip({ isMovable }: { readonly isMovable: boolean }) {
  return (
    <span className={styles.grip}>
      <span {...WITHOUT_ROW_PRESS}>
        <Button slot="drag" className={styles.handle ?? ''} isDisabled={!isMovable}>
          <GripVertical aria-hidden="true" />
        </Button>
      </span>
      <Checkbox slot="selection" className={styles.box ?? ''}>
        <Check aria-hidden="true" />
      </Checkbox>
    </span>
  );
}

/** The same elements in every render, for cards that are memoised. */
const MOVABLE = <Grip isMovable />;
const FIXED = <Grip isMovable={false} />;

/** Class name of the element that has the height of a row. */
function useMeasured(key: string): RefCallback<HTMLElement> {
  const observe = use(CardContext)?.observe;
  return useCallback(
    (content: HTMLElement | null) => (content === null ? undefined : observe?.(content, key)),
    [observe, key],
  );
}

function ItemContent({ row }: { readonly row: ItemRow<never> }): ReactNode {
  const cards = use(CardContext);
  const isInWindow = cards?.isInWindow;
  const isHere = useCallback(() => isInWindow?.(row.key) === true, [isInWindow, row.key]);
  const measured = useMeasured(row.key);
  if (cards === null) return null;
  const grip = cards.isMovable ? MOVABLE : FIXED;
  return (
    <InWindowContext value={isHere}>
      <PlacesContext value={cards.placesOf(row.key)}>
        <div ref={measured}>{cards.render(row.item, cards.isOrdered(row.key) && grip)}</div>
      </PlacesContext>
    </InWindowContext>
  );
}

function FolderContent({ row }: { readonly row: FolderRow<never> }) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const cards = use(CardContext);
  const { folder, count } = row;
  const { name } = folder;
  const measured = useMeasured(row.key);
  return (
    <div ref={measured} className={styles.folder}>
      {count > 0 ? (
        <Button slot="chevron" className={styles.chevron ?? ''}>
          <ChevronRight aria-hidden="true" />
        </Button>
      ) : (
        <span className={styles.chevron} />
      )}
      <Grip isMovable={cards?.isMovable === true} />
      <Folder className={styles.folderIcon} aria-hidden="true" />
      <h2 className={styles.folderName}>{name}</h2>
      <span className={styles.folderCount}>
        {t('folders.items', { count, shown: count.toLocaleString(tag) })}
      </span>
      <span className={styles.folderActions} {...WITHOUT_ROW_PRESS}>
        <ListButton
          label={t('folders.rename', { name })}
          icon={<Pencil aria-hidden="true" />}
          onPress={() => {
            cards?.onRename(folder);
          }}
        />
        <ListButton
          label={t('folders.delete', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => {
            cards?.onDelete(folder);
          }}
        />
      </span>
    </div>
  );
}

const ITEM_CLASS = `${styles.row ?? ''} ${styles.item ?? ''}`;

const itemRow = (row: ItemRow<never>) => (
  <TreeItem id={row.key} textValue={row.name} className={ITEM_CLASS}>
    <TreeItemContent>
      <ItemContent row={row} />
    </TreeItemContent>
  </TreeItem>
);

/** A row of the tree, with the rows in it. */
export const treeRow = (row: Row<never>) =>
  isFolderRow(row) ? (
    <TreeItem id={row.key} textValue={row.folder.name} className={styles.row ?? ''}>
      <TreeItemContent>
        <FolderContent row={row} />
      </TreeItemContent>
      <Collection items={row.rows}>{itemRow}</Collection>
    </TreeItem>
  ) : (
    itemRow(row)
  );
