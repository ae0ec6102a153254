/** Paths of the application. Matching ignores case, as the specification writes some both ways. */
export const ROUTES = {
  home: '/',
  /** Results of the search in the query; see `searchAddress`. */
  search: '/search',
  login: '/login',
  freeTrial: '/freeTrial',
  recoverPassword: '/recoverPassword/:hash',
  unsubscribe: '/unSubscribe/:idLetter/:idUser',
  card: '/card/:id',
  /** One to 50 ids, separated by commas. */
  cardPdf: '/card-pdf/:id',
  /** The programmes in the query, side by side; see `comparePath`. */
  compare: '/compare',
  /** A comparison for printing: two to four ids, separated by commas. */
  comparePdf: '/compare-pdf/:id',
  savedSearches: '/savedSearches',
  playlists: '/playlists',
  dailyUpdate: '/dailyUpdate',
  letter: '/letter/:id',
  mySubscription: '/mySubscription',
  /** The report in the query, or the newest; see `reportPath`. */
  reports: '/reports',
  /** The question in the query, or the first chapter; see `questionPath`. */
  faq: '/faq',
  aboutUs: '/aboutUs',
  privacy: '/privacy',
  account: '/account',
  guidelines: '/guidelines',
} as const;
export type RouteName = keyof typeof ROUTES;

/** Routes that visitors may open without signing in. */
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
 * Throws if a parameter of the path has no value, so that there is no link to '/card/undefined'.
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

/** Parameter with the id of a saved search to launch. */
export const LAUNCH_PARAMETER = 'launch';

/** Address that opens the saved searches and launches one of them, for links in mails. */
export function savedSearchLaunchPath(id: number): string {
  return `${routePath('savedSearches')}?${LAUNCH_PARAMETER}=${id}`;
}
