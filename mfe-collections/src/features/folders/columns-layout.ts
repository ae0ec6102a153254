import type { ItemDropTarget, DropTarget, Key } from 'react-aria-components/Tree';
import { Layout, LayoutInfo, Rect, Size } from 'react-aria-components/Virtualizer';
import { FOLDER_HEIGHT_PX, GAP_PX } from './estimated-height.ts';
import { isFolderKey } from './sortable-order.ts';

export interface ColumnsLayoutOptions {
  /** Number of columns of items; folders take a whole line. */
  readonly columns: 1 | 2;
  /** Height of an item that has not been measured yet, in pixels. */
  readonly itemHeight: number;
  /** Height to keep free for rows that the tree does not have yet, in pixels. */
  readonly rest: number;
}

type Invalidation = Parameters<Layout['update']>[0];

/** Inset of the items of a folder. */
const INSET_PX = 24;
const INDICATOR_PX = 3;
/** Distance from the edge of a folder within which rows are dropped beside it instead of into it. */
const EDGE_PX = 10;
/**
 * How far below the window rows are drawn at first, in pixels. After the user has scrolled past the start of the list,
 * it is a third of a window, react-aria's default. Drawing that much at first would only delay opening the page.
 */
const EARLY_PX = 64;
/** How far below the window rows of a long list are drawn once the browser is idle, in pixels. */
export const AHEAD_PX = 1_200;
/** Rows of a short list, which are all drawn in time and stay drawn. */
const SHORT_ROWS = 40;
/** Without a browser's layout, as in unit tests, the list has no width. */
const ANY_WIDTH_PX = 1000;

/** Places folders over the whole width, and items in one or two columns with lines as high as their highest. */
export class ColumnsLayout extends Layout {
  #infos = new Map<Key, LayoutInfo>();
  /** Measured heights. */
  readonly #heights = new Map<Key, number>();
  #size = new Size();
  #columns: ColumnsLayoutOptions['columns'] = 1;
  /** Greatest height of the list so far between its top and the bottom of the window, in pixels. */
  #seen: number | null = null;
  /** How far below the window rows are drawn as long as the start of the list is in it, in pixels. */
  #ahead = EARLY_PX;
  /** The item, if the pointer was last over its second half. */
  #endPointedAt: Key | null = null;

  override shouldInvalidateLayoutOptions(next: ColumnsLayoutOptions, last: ColumnsLayoutOptions): boolean {
    return next.columns !== last.columns || next.itemHeight !== last.itemHeight || next.rest !== last.rest;
  }

  override update({ layoutOptions }: Invalidation): void {
    const { columns, itemHeight, rest } = layoutOptions as ColumnsLayoutOptions;
    this.#columns = columns;
    const given = this.virtualizer?.size.width ?? 0;
    const width = Number.isFinite(given) ? given : ANY_WIDTH_PX;
    const infos = new Map<Key, LayoutInfo>();
    let line: LayoutInfo[] = [];
    let y = 0;
    const endLine = () => {
      const height = Math.max(0, ...line.map(({ rect }) => rect.height));
      for (const { rect } of line) rect.height = height;
      if (line.length > 0) y += height + GAP_PX;
      line = [];
    };
    for (const node of this.virtualizer?.collection ?? []) {
      if (node.type !== 'item') continue;
      const isFolder = isFolderKey(node.key);
      const inset = node.level > 0 ? INSET_PX : 0;
      if (isFolder || line.length === columns || line[0]?.rect.x !== inset) endLine();
      const ownWidth = isFolder ? width : (width - inset - GAP_PX * (columns - 1)) / columns;
      const height = this.#heights.get(node.key) ?? (isFolder ? FOLDER_HEIGHT_PX : itemHeight);
      const x = inset + line.length * (ownWidth + GAP_PX);
      const info = new LayoutInfo(node.type, node.key, new Rect(x, y, ownWidth, height));
      info.allowOverflow = true;
      info.content = node;
      infos.set(node.key, info);
      line.push(info);
      if (isFolder) endLine();
    }
    endLine();
    for (const key of this.#heights.keys()) if (!infos.has(key)) this.#heights.delete(key);
    this.#infos = infos;
    this.#size = new Size(given, Math.max(0, y + rest - GAP_PX));
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    return this.#infos.get(key) ?? null;
  }

  /** Width of a row, in pixels. */
  widthOf(key: Key): number {
    return this.#infos.get(key)?.rect.width ?? ANY_WIDTH_PX;
  }

  override getContentSize(): Size {
    return this.#size;
  }

  override getVisibleLayoutInfos(overscanned: Rect): LayoutInfo[] {
    const shown = this.#shown;
    const { size, visibleRect } = this.virtualizer ?? { size: new Size(), visibleRect: new Rect() };
    // Without a browser's layout, as in unit tests, all rows are visible.
    const isLaidOut = visibleRect.area > 0 && Number.isFinite(size.width);
    const isAtStart = isLaidOut && shown?.y === 0;
    const ahead = this.isShort ? this.#ahead : Math.min(this.#ahead, AHEAD_PX);
    const visible = isAtStart ? new Rect(shown.x, 0, shown.width, shown.height + ahead) : overscanned;
    const kept = this.isShort ? (this.#reach ?? 0) : 0;
    return [...this.#infos.values()].filter(
      ({ key, rect }) =>
        rect.y < kept || rect.intersects(visible) || this.virtualizer?.isPersistedKey(key) === true,
    );
  }

  /** The part of the list that is in the window. */
  get #shown(): Rect | undefined {
    const shown = this.virtualizer?.visibleRect;
    if (shown?.y !== 0) return shown;
    return new Rect(shown.x, 0, shown.width, Math.min(shown.height, this.#seen ?? shown.height));
  }

  /** Whether a row is in the window. True for all rows if nothing has a size, as in unit tests. */
  isInWindow(key: Key): boolean {
    const [shown, rect] = [this.#shown, this.#infos.get(key)?.rect];
    return shown === undefined || shown.area === 0 || rect?.intersects(shown) === true;
  }

  /**
   * Takes how much of the window is below the top of the list, in pixels. React-aria assumes the whole window, as if
   * nothing were above the list.
   */
  see(height: number): void {
    if (this.#seen !== null && height <= this.#seen) return;
    const before = this.#reach;
    this.#seen = height;
    this.#drawFrom(before);
  }

  get isShort(): boolean {
    return this.#infos.size <= SHORT_ROWS;
  }

  /** Draws rows up to a number of pixels below the window as well. Returns whether that is all of a short list. */
  drawAhead(pixels: number): boolean {
    const before = this.#reach;
    const isAll = this.isShort && pixels >= this.#size.height;
    // Rows that are added later are drawn too.
    this.#ahead = isAll ? Infinity : Math.max(pixels, EARLY_PX);
    this.#drawFrom(before);
    return isAll;
  }

  get #reach(): number | null {
    return this.#seen === null ? null : this.#seen + this.#ahead;
  }

  #drawFrom(before: number | null): void {
    const [from, to] = [before ?? this.#reach ?? 0, this.#reach ?? 0];
    const isNew = ({ rect }: LayoutInfo) => rect.y >= from && rect.y < to;
    if ([...this.#infos.values()].some(isNew)) this.virtualizer?.invalidate({ offsetChanged: true });
  }

  /** Takes measured heights, by key. */
  measured(heights: readonly (readonly [Key, number])[]): void {
    const changed = heights.filter(([key, height]) => this.#heights.get(key) !== height);
    for (const [key, height] of changed) this.#heights.set(key, height);
    if (changed.length > 0) this.virtualizer?.invalidate({ itemSizeChanged: true });
  }

  /** Called with a point relative to the list, which scrolls with the page. */
  getDropTargetFromPoint(
    x: number,
    y: number,
    isValidDropTarget: (target: DropTarget) => boolean,
  ): DropTarget {
    const info = this.#nearest(x, y);
    if (info === null) return { type: 'root' };
    const { key, rect } = info;
    const isBesides = this.#columns > 1 && !isFolderKey(key);
    const [at, start, size] = isBesides ? [x, rect.x, rect.width] : [y, rect.y, rect.height];
    const on: ItemDropTarget = { type: 'item', key, dropPosition: 'on' };
    const half = at < start + size / 2 ? 'before' : 'after';
    this.#endPointedAt = isBesides && half === 'after' ? key : null;
    if (!isValidDropTarget(on)) return { ...on, dropPosition: half };
    const isAtEdge = at < start + EDGE_PX || at > start + size - EDGE_PX;
    return isAtEdge ? { ...on, dropPosition: half } : on;
  }

  override getDropTargetLayoutInfo(target: ItemDropTarget): LayoutInfo {
    const { key, dropPosition } = this.#asPointed(target);
    const rect = this.#infos.get(key)?.rect ?? new Rect();
    const isBesides = this.#columns > 1 && !isFolderKey(key);
    const middle = GAP_PX / 2 + INDICATOR_PX / 2;
    const end = isFolderKey(key) ? (this.#lastWithin(key)?.rect ?? rect) : rect;
    const place =
      dropPosition === 'on'
        ? rect
        : isBesides
          ? new Rect(
              dropPosition === 'before' ? rect.x - middle : rect.maxX + GAP_PX / 2 - INDICATOR_PX / 2,
              rect.y,
              INDICATOR_PX,
              rect.height,
            )
          : new Rect(
              rect.x,
              dropPosition === 'before'
                ? Math.max(0, rect.y - middle)
                : end.maxY + GAP_PX / 2 - INDICATOR_PX / 2,
              rect.width,
              INDICATOR_PX,
            );
    return new LayoutInfo('dropIndicator', `${String(target.key)}:${target.dropPosition}`, place);
  }

  /**
   * React-aria describes the place after an item as "before the next item", which may be on the next line, far from the
   * pointer. Returns the place after the item if the pointer was there.
   */
  #asPointed(target: ItemDropTarget): ItemDropTarget {
    const keys = [...this.#infos.keys()];
    const previous = keys[keys.indexOf(target.key) - 1];
    return target.dropPosition === 'before' && previous !== undefined && previous === this.#endPointedAt
      ? { ...target, key: previous, dropPosition: 'after' }
      : target;
  }

  /** The last row that a folder shows. */
  #lastWithin(folder: Key): LayoutInfo | null {
    let last: LayoutInfo | null = null;
    for (const info of this.#infos.values())
      if (info.key === folder || (info.content as { parentKey?: Key }).parentKey === folder) last = info;
    return last;
  }

  /** The row at a point, or the nearest one on its line, or at most a gap away. */
  #nearest(x: number, y: number): LayoutInfo | null {
    let nearest: LayoutInfo | null = null;
    let least = Infinity;
    for (const info of this.#infos.values()) {
      const { rect } = info;
      const besides = Math.max(rect.x - x, 0, x - rect.maxX);
      const above = Math.max(rect.y - y, 0, y - rect.maxY);
      const distance = Math.hypot(besides, above);
      const isNear = above === 0 || distance < GAP_PX;
      if (isNear && distance < least) [nearest, least] = [info, distance];
    }
    return nearest;
  }
}
