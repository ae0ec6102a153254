/** The users of the model by their index: two of one company and one of another. */
export const USERS = ['demo', 'colleague', 'limited'] as const;
export const COMPANY_OF_USER = [0, 0, 1] as const;

export const KINDS = ['search', 'playlist'] as const;
export type Kind = (typeof KINDS)[number];

export interface ModelSearch {
  readonly id: number;
  readonly owner: number;
  name: string;
  term: string;
  showInHomepage: boolean;
  isFavorite: boolean;
  dailyUpdate: boolean;
}

export interface ModelPlaylist {
  readonly id: number;
  readonly owner: number;
  name: string;
  readonly held: Set<number>;
  /** Users it is shared with: whether they have viewed it. */
  readonly shares: Map<number, boolean>;
}

export interface ModelFolder {
  readonly id: number;
  readonly owner: number;
  name: string;
}

/** An entry in a user's order: an item, or a folder with its content. */
export interface Place {
  readonly isFolder: boolean;
  readonly id: number;
  childs: number[];
}

/** The data of three users in the simplest form, to compare the server with. */
export class Model {
  readonly searches = new Map<number, ModelSearch>();
  readonly playlists = new Map<number, ModelPlaylist>();
  readonly folders = { search: new Map<number, ModelFolder>(), playlist: new Map<number, ModelFolder>() };
  /** By user. */
  readonly orders: Record<Kind, Place[][]> = { search: [[], [], []], playlist: [[], [], []] };
  /** Ids of items whose content the last step changed. */
  readonly changed = { search: new Set<number>(), playlist: new Set<number>() };
  /** Programmes each user may see. */
  readonly visible: readonly ReadonlySet<number>[];
  readonly idUsers: readonly number[];

  constructor(visible: readonly ReadonlySet<number>[], idUsers: readonly number[]) {
    this.visible = visible;
    this.idUsers = idUsers;
  }

  itemsOf(kind: Kind): ReadonlyMap<number, ModelSearch | ModelPlaylist> {
    return kind === 'search' ? this.searches : this.playlists;
  }

  order(kind: Kind, user: number): Place[] {
    return this.orders[kind][user] ?? [];
  }

  setOrder(kind: Kind, user: number, order: Place[]): void {
    this.orders[kind][user] = order;
  }

  append(kind: Kind, user: number, id: number, isFolder = false): void {
    this.order(kind, user).push({ isFolder, id, childs: [] });
  }

  /** Takes an item out of its user's order. */
  forget(kind: Kind, user: number, id: number): void {
    const order = this.order(kind, user).filter((place) => place.isFolder || place.id !== id);
    for (const place of order) place.childs = place.childs.filter((child) => child !== id);
    this.setOrder(kind, user, order);
  }

  /** Items of the user, in order. */
  items(kind: Kind, user: number): number[] {
    return this.order(kind, user).flatMap((place) => (place.isFolder ? place.childs : [place.id]));
  }

  canRead(user: number, playlist: ModelPlaylist): boolean {
    return playlist.owner === user || playlist.shares.has(user);
  }
}
