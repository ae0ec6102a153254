import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, ListButton } from '@airdex/shared-ui/button';

interface Props {
  readonly name: string;
  readonly isDuplicating: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** Edit, duplicate and delete, for an item of the user's own. */
export function ItemButtons({ name, isDuplicating, onEdit, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ListButton label={t('items.edit', { name })} icon={<Pencil aria-hidden="true" />} onPress={onEdit} />
      <IconButton
        label={isDuplicating ? t('items.duplicating', { name }) : t('items.duplicate', { name })}
        icon={<Copy aria-hidden="true" />}
        size="small"
        isPending={isDuplicating}
        onPress={onDuplicate}
      />
      <ListButton
        label={t('items.delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onPress={onDelete}
      />
    </>
  );
}
