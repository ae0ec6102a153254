import { measureRows, topRow } from '../results-scroller/row-geometry.ts';
import type { ListPlace } from '../search-memory/remembered.ts';

/** The loaded programmes, as far as their order goes. */
export type Programmes = readonly { readonly idProgram: number }[];

/** Every programme that is drawn, in either view, says which one it is. */
const DRAWN = '[data-programme]';

/** Where the list begins for the eye: under its head, which stays in sight. */
function upperEdge(scroller: Element): number {
  const head = scroller.querySelector('thead');
  return head?.getBoundingClientRect().bottom ?? scroller.getBoundingClientRect().top;
}

const indexOf = (programs: Programmes, id: number) => programs.findIndex(({ idProgram }) => idProgram === id);

/** The programme that lies at the upper edge, by where the drawn rows lie and how tall they are. */
function placeByGeometry(scroller: HTMLElement, programs: Programmes): ListPlace | null {
  const geometry = measureRows(scroller);
  const drawnRow = scroller.querySelector('[data-item-index]');
  if (geometry === null || drawnRow === null) return null;
  const { row, offset } = topRow(geometry, scroller.scrollTop);
  // A row of the table is a programme, one of thumbnails holds some.
  const index = row * Math.max(1, drawnRow.querySelectorAll(DRAWN).length);
  const programme = programs[index];
  return programme === undefined ? null : { idProgram: programme.idProgram, index, offset: -offset };
}

/** The first programme in sight, also when only a part of it is; null when none is drawn. */
export function placeInSight(scroller: HTMLElement, programs: Programmes): ListPlace | null {
  const edge = upperEdge(scroller);
  const drawn = [...scroller.querySelectorAll(DRAWN)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { idProgram: Number(element.getAttribute('data-programme')), top, bottom };
  });
  // Less than a pixel is not seen.
  const first = drawn.find(({ bottom }) => bottom > edge + 1);
  const index = first === undefined ? -1 : indexOf(programs, first.idProgram);
  // Rows are drawn from above the edge on. Where they are not, they lie where the list was before it flew by.
  const isBehind = first === undefined || (first === drawn[0] && first.top > edge + 1 && index > 0);
  if (isBehind) return placeByGeometry(scroller, programs);
  return index < 0 ? null : { idProgram: first.idProgram, index, offset: first.top - edge };
}

/** Where a place is in a list that may have changed; the last programme's for one that was behind it. */
export function indexOfPlace(place: ListPlace, programs: Programmes): number {
  const found = indexOf(programs, place.idProgram);
  return found >= 0 ? found : Math.min(place.index, programs.length - 1);
}

/** How far a list is from where it should be, in pixels. */
export interface Distance {
  readonly pixels: number;
  /** False while the programme is not drawn and its position a guess from those that are. */
  readonly isExact: boolean;
}

/** How far the list is to be scrolled until a programme stands at `offset`; null while no programme is drawn. */
export function distanceTo(
  scroller: Element,
  programs: Programmes,
  index: number,
  offset: number,
): Distance | null {
  const edge = upperEdge(scroller);
  const drawn = [...scroller.querySelectorAll(DRAWN)].map((element) => ({
    id: Number(element.getAttribute('data-programme')),
    top: element.getBoundingClientRect().top,
  }));
  const wanted = drawn.find(({ id }) => id === programs[index]?.idProgram);
  if (wanted !== undefined) return { pixels: wanted.top - edge - offset, isExact: true };
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [indexOf(programs, first.id), indexOf(programs, last.id)];
  const step = to > from ? (last.top - first.top) / (to - from) : last.top - first.top;
  return { pixels: first.top + (index - from) * step - edge - offset, isExact: false };
}
