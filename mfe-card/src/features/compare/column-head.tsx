import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { Select, type SelectOption } from '@airdex/shared-ui/select';
import { ColumnTitle } from './column-title.tsx';
import type { Column } from './use-columns.ts';
import { useCompareAddress } from './use-compare-address.ts';
import styles from './compare.module.css';

interface Props {
  readonly ids: readonly number[];
  readonly column: Column;
  /** Of those that are visible. */
  readonly isLast: boolean;
  /** The programmes that can be shown here instead; null if all are shown. */
  readonly choice: readonly SelectOption[] | null;
  readonly onShow: (id: number) => void;
}

/** A programme's place in the comparison, with buttons to move and remove it. */
export function ColumnHead({ ids, column, isLast, choice, onShow }: Props) {
  const { t } = useTranslation();
  const { move, remove } = useCompareAddress(ids);
  const place = ids.indexOf(column.id);
  const title =
    column.state === 'ready' ? column.card.localTitle : t('compare.programme', { place: place + 1 });
  return (
    <th scope="col" className={styles.column} {...FOCUS_HOME}>
      {choice !== null && (
        <Select
          label={t('compare.shownHere', { title })}
          isLabelHidden
          options={choice}
          value={String(column.id)}
          placeholder={title}
          onChange={(id) => {
            onShow(Number(id));
          }}
        />
      )}
      <ColumnTitle column={column} title={title} />
      <span className={styles.columnActions}>
        <IconButton
          size="small"
          label={t('compare.moveLeft', { title })}
          icon={<ChevronLeft aria-hidden="true" />}
          disabledReason={place === 0 ? t('compare.isFirst') : null}
          onPress={() => {
            move(column.id, -1);
          }}
        />
        <IconButton
          size="small"
          label={t('compare.moveRight', { title })}
          icon={<ChevronRight aria-hidden="true" />}
          disabledReason={isLast ? t('compare.isLast') : null}
          onPress={() => {
            move(column.id, 1);
          }}
        />
        <IconButton
          size="small"
          label={t('compare.remove', { title })}
          icon={<X aria-hidden="true" />}
          onPress={() => {
            remove(column.id);
          }}
        />
      </span>
    </th>
  );
}
