/** Paths of the application. Matching ignores case, as the specification writes some both ways. */
export const ROUTES = {
  home: '/',
  /** Results of the search that the query says; see `searchAddress`. */
  search: '/search',
  login: '/login',
  freeTrial: '/freeTrial',
  recoverPassword: '/recoverPassword/:hash',
  unsubscribe: '/unSubscribe/:idLetter/:idUser',
  card: '/card/:id',
  /** One programme, or up to 50 with commas between their ids. */
  cardPdf: '/card-pdf/:id',
  /** Programmes side by side, those that the query names; see `comparePath`. */
  compare: '/compare',
  /** A comparison as it is printed: two to four ids with commas between them. */
  comparePdf: '/compare-pdf/:id',
  savedSearches: '/savedSearches',
  playlists: '/playlists',
  dailyUpdate: '/dailyUpdate',
  letter: '/letter/:id',
  mySubscription: '/mySubscription',
  /** With a report that the query names, or the newest; see `reportPath`. */
  reports: '/reports',
  /** With a question that the query names, or the first chapter; see `questionPath`. */
  faq: '/faq',
  aboutUs: '/aboutUs',
  privacy: '/privacy',
  account: '/account',
  guidelines: '/guidelines',
} as const;
export type RouteName = keyof typeof ROUTES;

/** Routes a visitor may open without being signed in. */
export const PUBLIC_ROUTES = [
  'login',
  'freeTrial',
  'recoverPassword',
  'unsubscribe',
  'privacy',
] as const satisfies readonly RouteName[];

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type RouteParameters<Name extends RouteName> = Record<ParameterNames<(typeof ROUTES)[Name]>, string | number>;

/**
 * The address of a route: `routePath('card', { id: 12 })` is '/card/12'. Values are encoded.
 * Throws when a parameter of the path has no value: a link to '/card/undefined' must not be made.
 */
export function routePath<Name extends RouteName>(
  ...[name, parameters]: [ParameterNames<(typeof ROUTES)[Name]>] extends [never]
    ? [name: Name, parameters?: undefined]
    : [name: Name, parameters: RouteParameters<Name>]
): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  return ROUTES[name].replace(/:(\w+)/g, (_, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`Route '${name}' needs a value for '${parameter}'.`);
    return encodeURIComponent(String(value));
  });
}

/** Parameter of the saved searches' address that names one to launch. */
export const LAUNCH_PARAMETER = 'launch';

/** Address that opens the saved searches and launches one of them: for links from outside, such as those in mails. */
export function savedSearchLaunchPath(id: number): string {
  return `${routePath('savedSearches')}?${LAUNCH_PARAMETER}=${id}`;
}
