import { cellText } from '../values/cell-text.ts';

/** Alternative or translated headers, by their canonical column name. */
const OTHER_HEADERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    频道编号: 'id',
    频道名称: 'name',
    别名: 'alt_names',
    电视网: 'network',
    所有者: 'owners',
    国家: 'country',
    类别: 'categories',
    开播日期: 'launched',
    网址: 'website',
    中文名: 'title_zh_hans',
    'english title': 'title_en',
    'launch date': 'launch_date',
    time: 'launch_time',
    days: 'weekdays',
    slot: 'slot_start',
    duration: 'duration',
  }),
);

/**
 * The canonical name of a header: lower case, without a remark in brackets such as "(m/d/yyyy)", known
 * synonyms translated.
 */
export function columnName(header: string): string {
  const plain = (cellText(header) ?? '').toLowerCase();
  const bare = plain.replace(/\s*\([^)]*\)\s*$/, '');
  return OTHER_HEADERS.get(bare) ?? (bare || plain);
}
