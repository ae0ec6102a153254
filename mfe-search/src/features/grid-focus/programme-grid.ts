import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { HEAD_ROW, type GridPlace, type GridShape } from './focus-movement.ts';
import type { ActiveCell } from './grid-focus.ts';

type Programmes = readonly Pick<ProgrammeLine, 'idProgram'>[];

/** The positions of loaded programmes in a grid. */
export interface ProgrammeGrid {
  readonly shape: Omit<GridShape, 'rowsInSight'>;
  /** Null for a programme that is not loaded. */
  readonly placeOf: (cell: ActiveCell) => GridPlace | null;
  readonly cellAt: (place: GridPlace) => ActiveCell | null;
  /** Result indexes of the programmes in a cell's row (table) or in the cell (thumbnails). */
  readonly programmeAt: (place: GridPlace) => number;
}

function placeInResults(programs: Programmes, row: ActiveCell['row']): number {
  return programs.findIndex(({ idProgram }) => idProgram === row);
}

/** A table: each programme is a row of `columns` cells, under a header. */
export function tableGrid(programs: Programmes, columns: number): ProgrammeGrid {
  return {
    shape: { hasHead: true, columns, cells: programs.length * columns, isFlowing: false },
    placeOf({ row, column }) {
      const kept = Math.min(column, columns - 1);
      if (row === 'head') return { row: HEAD_ROW, column: kept };
      const place = placeInResults(programs, row);
      return place < 0 ? null : { row: place, column: kept };
    },
    cellAt({ row, column }) {
      if (row === HEAD_ROW) return { row: 'head', column };
      const id = programs[row]?.idProgram;
      return id === undefined ? null : { row: id, column };
    },
    programmeAt: ({ row }) => row,
  };
}

/** Thumbnails: each programme is a cell, `columns` per row. */
export function thumbnailGrid(programs: Programmes, columns: number): ProgrammeGrid {
  return {
    shape: { hasHead: false, columns, cells: programs.length, isFlowing: true },
    placeOf({ row }) {
      const place = placeInResults(programs, row);
      return place < 0 ? null : { row: Math.floor(place / columns), column: place % columns };
    },
    cellAt({ row, column }) {
      const id = programs[row * columns + column]?.idProgram;
      return id === undefined ? null : { row: id, column: 0 };
    },
    programmeAt: ({ row, column }) => row * columns + column,
  };
}
