import { measureRows, topRow } from '../results-scroller/row-geometry.ts';
import type { ListPlace } from '../search-memory/remembered.ts';

/** The loaded programmes, as far as their order is known. */
export type Programmes = readonly { readonly idProgram: number }[];

/** Every rendered programme carries its id, in either view. */
const DRAWN = '[data-programme]';

/** The visible start of the list: below its sticky header. */
function upperEdge(scroller: Element): number {
  const head = scroller.querySelector('thead');
  return head?.getBoundingClientRect().bottom ?? scroller.getBoundingClientRect().top;
}

const indexOf = (programs: Programmes, id: number) => programs.findIndex(({ idProgram }) => idProgram === id);

/** The programme at the upper edge, by the position and height of the rendered rows. */
function placeByGeometry(scroller: HTMLElement, programs: Programmes): ListPlace | null {
  const geometry = measureRows(scroller);
  const drawnRow = scroller.querySelector('[data-item-index]');
  if (geometry === null || drawnRow === null) return null;
  const { row, offset } = topRow(geometry, scroller.scrollTop);
  // A table row is one programme, a row of thumbnails several.
  const index = row * Math.max(1, drawnRow.querySelectorAll(DRAWN).length);
  const programme = programs[index];
  return programme === undefined ? null : { idProgram: programme.idProgram, index, offset: -offset };
}

/** The first programme that is at least partly visible; null if none is rendered. */
export function placeInSight(scroller: HTMLElement, programs: Programmes): ListPlace | null {
  const edge = upperEdge(scroller);
  const drawn = [...scroller.querySelectorAll(DRAWN)].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { idProgram: Number(element.getAttribute('data-programme')), top, bottom };
  });
  // Less than a pixel is not visible.
  const first = drawn.find(({ bottom }) => bottom > edge + 1);
  const index = first === undefined ? -1 : indexOf(programs, first.idProgram);
  // Rows are rendered from above the edge on. If they are not, they are at the list's position before fast
  // scrolling.
  const isBehind = first === undefined || (first === drawn[0] && first.top > edge + 1 && index > 0);
  if (isBehind) return placeByGeometry(scroller, programs);
  return index < 0 ? null : { idProgram: first.idProgram, index, offset: first.top - edge };
}

/** The index of a place in a list that may have changed; the last programme if the place was behind it. */
export function indexOfPlace(place: ListPlace, programs: Programmes): number {
  const found = indexOf(programs, place.idProgram);
  return found >= 0 ? found : Math.min(place.index, programs.length - 1);
}

/** How far a list is from its target, in pixels. */
interface Distance {
  readonly pixels: number;
  /** False while the programme is not rendered and its position is estimated from those that are. */
  readonly isExact: boolean;
}

/** How far to scroll the list until a programme is at `offset`; null while no programme is rendered. */
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
  const target = drawn.find(({ id }) => id === programs[index]?.idProgram);
  if (target !== undefined) return { pixels: target.top - edge - offset, isExact: true };
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [indexOf(programs, first.id), indexOf(programs, last.id)];
  const step = to > from ? (last.top - first.top) / (to - from) : last.top - first.top;
  return { pixels: first.top + (index - from) * step - edge - offset, isExact: false };
}
