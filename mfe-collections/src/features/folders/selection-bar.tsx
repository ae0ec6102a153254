import { ArrowUpToLine, Folder as FolderIcon, FolderInput, FolderMinus, FolderPlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@airdex/shared-ui/button';
import { Menu } from '@airdex/shared-ui/menu';
import { folderKey, isFolderKey, moveOut, moveRows, moveToTop } from './sortable-order.ts';
import type { Folders } from './use-folders.ts';
import styles from './folder-list.module.css';

interface Props {
  readonly selected: ReadonlySet<string>;
  readonly folders: Folders;
  /** Moves the selected items into a folder that is yet to be named. */
  readonly onNewFolder: (items: ReadonlySet<string>) => void;
  readonly onClear: () => void;
}

/** Actions on the selected rows, which can move them without dragging. */
export function SelectionBar({ selected, folders, onNewFolder, onClear }: Props) {
  const { t } = useTranslation();
  const items = new Set([...selected].filter((key) => !isFolderKey(key)));
  const existing = (folders.list ?? []).filter(({ isFolder }) => isFolder);
  const move = (rule: Parameters<Folders['change']>[0]) => () => {
    folders.change(rule);
    onClear();
  };
  const entryOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({
    id: folderKey(id),
    label: name,
    icon: <FolderIcon aria-hidden="true" />,
    onAction: move((list) => moveRows(list, items, { key: folderKey(id), position: 'on' })),
  });
  const forItems = [
    {
      id: 'out',
      label: t('folders.moveOut'),
      icon: <FolderMinus aria-hidden="true" />,
      onAction: move((list) => moveOut(list, items)),
    },
    {
      id: 'new',
      label: t('folders.moveToNew'),
      icon: <FolderPlus aria-hidden="true" />,
      onAction: () => {
        onNewFolder(items);
      },
    },
  ];
  return (
    <div className={styles.bar}>
      {/* The list announces each selection itself. */}
      <span>{t('folders.selected', { count: selected.size })}</span>
      <Menu
        texts={{
          loading: t('folders.menuLoading'),
          failed: t('folders.menuFailed'),
          retry: t('failed.retry'),
        }}
        trigger={
          <Button size="small" icon={<FolderInput aria-hidden="true" />}>
            {t('folders.moveTo')}
          </Button>
        }
        sections={[
          {
            id: 'folders',
            label: t('folders.existing'),
            entries: items.size === 0 ? [] : existing.map(entryOf),
          },
          {
            id: 'others',
            label: t('folders.others'),
            entries: [
              {
                id: 'top',
                label: t('folders.moveToTop'),
                icon: <ArrowUpToLine aria-hidden="true" />,
                onAction: move((list) => moveToTop(list, selected)),
              },
              ...(items.size === 0 ? [] : forItems),
            ],
          },
        ].filter(({ entries }) => entries.length > 0)}
      />
      <IconButton
        label={t('folders.clearSelection')}
        icon={<X aria-hidden="true" />}
        size="small"
        onPress={onClear}
      />
    </div>
  );
}
