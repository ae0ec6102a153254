import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './recap-dialog.module.css';

interface Props {
  readonly name: string;
  readonly isMarked: boolean;
  readonly onPress: () => void;
}

/**
 * Marks something for deletion, or unmarks it. A native button, because a country may have a hundred of them.
 */
export function MarkButton({ name, isMarked, onPress }: Props) {
  const { t } = useTranslation();
  const Icon = isMarked ? Undo2 : Trash2;
  const label = t(isMarked ? 'recap.keep' : 'recap.removeValue', { name });
  return (
    <button type="button" className={styles.mark} aria-label={label} title={label} onClick={onPress}>
      <Icon aria-hidden="true" />
    </button>
  );
}
