import { useTranslation } from 'react-i18next';
import type { RecapLine, RecapValue } from './recap-line.ts';
import { MarkButton } from './mark-button.tsx';
import { isMarked, markableIds, type Marks } from './marks.ts';
import { RecapDialogGroup } from './recap-dialog-group.tsx';
import styles from './recap-dialog.module.css';

type Ids = readonly (number | string)[];

interface Props {
  readonly line: RecapLine;
  readonly marks: Marks;
  /** Marks or unmarks these values; without ids, the whole filter. */
  readonly onToggle: (ids?: Ids) => void;
}

/** A filter with its values, each of which can be marked for deletion. */
export function RecapDialogLine({ line, marks, onToggle }: Props) {
  const { t } = useTranslation();
  const { field, label, values, isAllSelected } = line;
  const canMarkValues = markableIds(line).length > 1;
  const markOf = (name: string, ids?: Ids) => (
    <MarkButton
      name={name}
      isMarked={isMarked(marks, field, ids)}
      onPress={() => {
        onToggle(ids);
      }}
    />
  );
  const row = (name: string, ids: Ids) => (
    <span className={styles.row} data-marked={isMarked(marks, field, ids) || undefined}>
      <span className={styles.name}>{name}</span>
      {canMarkValues && ids.length > 0 && markOf(name, ids)}
    </span>
  );
  const item = (value: RecapValue) =>
    value.childs === undefined ? (
      <li key={value.id}>{row(value.name, value.ids)}</li>
    ) : (
      <RecapDialogGroup
        key={`group-${String(value.id)}`}
        name={value.isWhole ? t('recap.wholeGroup', { name: value.name }) : value.name}
        isMarked={isMarked(marks, field, value.ids)}
        mark={canMarkValues && markOf(value.name, value.ids)}
        count={value.childs.length}
      >
        {() => value.childs?.map(({ id, name }) => <li key={id}>{row(name, [id])}</li>)}
      </RecapDialogGroup>
    );
  return (
    <li className={styles.line}>
      <span className={styles.row} data-marked={isMarked(marks, field) || undefined}>
        <span className={styles.label}>{label}</span>
        {isAllSelected && <span className={styles.all}>{t('recap.all')}</span>}
        {markOf(label)}
      </span>
      {values.length > 0 && <ul className={styles.values}>{values.map(item)}</ul>}
    </li>
  );
}
