import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineScreen, useHost } from '@airdex/mfe-kit/screen';
import { createGridFocus } from '@airdex/mfe-search/src/features/grid-focus/grid-focus.ts';
import { resultColumns } from '@airdex/mfe-search/src/features/result-columns/columns.ts';
import { ResultCells } from '@airdex/mfe-search/src/features/results-table/result-cells.tsx';
import styles from '@airdex/mfe-search/src/features/results-table/results-table.module.css';
import { ThumbnailCell } from '@airdex/mfe-search/src/features/results-thumbnails/thumbnail-cell.tsx';
import { useSearch } from '@airdex/mfe-search/src/features/search-session/use-search-session.ts';
import { createSelectionStore } from '@airdex/mfe-search/src/features/selection/selection-store.ts';
import { texts } from '@airdex/mfe-search/src/texts/index.ts';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';

const ROW_PX = 64;
const THUMBNAIL_ROW_PX = 216;
const COLUMNS = 6;
const NOTHING = () => undefined;

interface Rows {
  readonly programs: readonly ProgrammeLine[];
}

function useCells() {
  const [selection] = useState(createSelectionStore);
  const [focus] = useState(createGridFocus);
  return { selection, focus, onTick: NOTHING };
}

function PlainTable({ programs }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => resultColumns(false), []);
  const cells = useCells();
  const list = useVirtualizer({
    count: programs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 2,
  });
  const rows = list.getVirtualItems();
  return (
    <div ref={scroller} data-plain-scroller style={{ height: '100%', overflow: 'auto' }}>
      <table className={styles.table}>
        {/* A table of fixed layout takes its widths from its first row, and the first of the body is empty. */}
        <thead>
          <tr className={styles.headRow}>
            <th className={styles.checkCell} />
            {columns.map(({ key }) => (
              <th key={key} className={styles[key]} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: rows[0]?.start ?? 0 }} />
          {rows.map(({ index, key }) => {
            const programme = programs[index];
            return (
              programme && (
                <tr key={key} className={styles.row} data-programme={programme.idProgram}>
                  <ResultCells programme={programme} columns={columns} {...cells} />
                </tr>
              )
            );
          })}
          <tr style={{ height: list.getTotalSize() - (rows.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </div>
  );
}

function PlainThumbnails({ programs }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  const cells = useCells();
  const list = useVirtualizer({
    count: Math.ceil(programs.length / COLUMNS),
    getScrollElement: () => scroller.current,
    estimateSize: () => THUMBNAIL_ROW_PX,
    overscan: 1,
  });
  return (
    <div ref={scroller} data-plain-scroller style={{ height: '100%', overflow: 'auto' }}>
      <div style={{ position: 'relative', height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            style={{
              position: 'absolute',
              inset: `${String(start)}px 0 auto`,
              display: 'grid',
              gridTemplateColumns: `repeat(${String(COLUMNS)}, minmax(0, 1fr))`,
            }}
          >
            {programs.slice(index * COLUMNS, (index + 1) * COLUMNS).map((programme) => (
              <ThumbnailCell key={programme.idProgram} programme={programme} isTickShown={false} {...cells} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function PlainListScreen() {
  const filter = useSearch();
  const { api } = useHost();
  const [programs, setPrograms] = useState<readonly ProgrammeLine[]>([]);
  useEffect(() => {
    if (filter === null) return;
    void api.getAdvancedSearchPrograms({ body: { ...filter, page: 1 } }).then((result) => {
      setPrograms(result.programs);
    });
  }, [api, filter]);
  const List = localStorage.getItem('results-view') === 'list' ? PlainTable : PlainThumbnails;
  return programs.length === 0 ? null : <List programs={programs} />;
}

/** The peer: the same rows in a plain list over TanStack Virtual, without keyboard, paging, bar or announcements. */
export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-search',
  exposed: './results',
  texts,
  component: PlainListScreen,
});
