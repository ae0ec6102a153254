/**
 * Libraries of which a composed page has one copy: the shell brings them, remotes use the shell's.
 *
 * - `range`: versions a remote accepts. A shell outside of it is refused when the remote is loaded, with a message.
 * - `requests`: what may be imported, as written in an import.
 * - `exports`: 'all' of each request, or the names the shell hands over. A list keeps the rest of a large library
 *   out of the page. A remote that imports another request or another name fails at build. Adding a name is a minor change of the remote contract,
 *   removing one a major change.
 */
export interface SharedLibrary {
  readonly range: string;
  readonly requests: readonly string[];
  readonly exports: 'all' | readonly string[];
}

export const REACT_QUERY_EXPORTS = [
  'QueryClient',
  'QueryClientProvider',
  'infiniteQueryOptions',
  'keepPreviousData',
  'queryOptions',
  'useInfiniteQuery',
  'useIsFetching',
  'useIsMutating',
  'useMutation',
  'useQueries',
  'useQuery',
  'useQueryClient',
] as const;

export const I18NEXT_EXPORTS = ['createInstance', 'keyFromSelector'] as const;

export const REACT_I18NEXT_EXPORTS = ['I18nextProvider', 'useTranslation'] as const;

export const RXJS_EXPORTS = [
  'BehaviorSubject',
  'EMPTY',
  'Observable',
  'ReplaySubject',
  'Subject',
  'Subscription',
  'catchError',
  'combineLatest',
  'concat',
  'debounceTime',
  'defer',
  'distinctUntilChanged',
  'filter',
  'finalize',
  'firstValueFrom',
  'from',
  'fromEvent',
  'map',
  'merge',
  'of',
  'scan',
  'share',
  'shareReplay',
  'skip',
  'startWith',
  'switchMap',
  'take',
  'takeUntil',
  'tap',
  'throttleTime',
  'timer',
  'withLatestFrom',
] as const;

/** What the endpoint table and the search filter are described with. */
export const ZOD_EXPORTS = [
  'NEVER',
  'array',
  'boolean',
  'email',
  'enum',
  'extend',
  'gte',
  'int',
  'int32',
  'iso',
  'literal',
  'lte',
  'maxLength',
  'minLength',
  'nonnegative',
  'nullable',
  'nullish',
  'number',
  'object',
  'optional',
  'pick',
  'pipe',
  'record',
  'refine',
  'regex',
  'safeParse',
  'string',
  'transform',
  'trim',
  'union',
] as const;

/** Modules of react-aria-components, imported each by its own path: `react-aria-components/Button`. */
export const REACT_ARIA_MODULES = [
  'react-aria-components/Button',
  'react-aria-components/Dialog',
  'react-aria-components/FieldError',
  'react-aria-components/Header',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Input',
  'react-aria-components/Label',
  'react-aria-components/ListBox',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/Select',
  'react-aria-components/Text',
  'react-aria-components/TextArea',
  'react-aria-components/TextField',
  'react-aria-components/ToggleButton',
  'react-aria-components/ToggleButtonGroup',
  'react-aria-components/Tooltip',
] as const;

export const SHARED_LIBRARIES = {
  react: {
    range: '^19.3.0',
    requests: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    exports: 'all',
  },
  'react-dom': { range: '^19.3.0', requests: ['react-dom', 'react-dom/client'], exports: 'all' },
  'react-i18next': { range: '^18.0.0', requests: ['react-i18next'], exports: REACT_I18NEXT_EXPORTS },
  '@tanstack/react-query': {
    range: '^5.100.0',
    requests: ['@tanstack/react-query'],
    exports: REACT_QUERY_EXPORTS,
  },
  'react-aria-components': {
    range: '^1.22.0',
    requests: REACT_ARIA_MODULES,
    exports: 'all',
  },
  i18next: { range: '^27.0.0', requests: ['i18next'], exports: I18NEXT_EXPORTS },
  rxjs: { range: '^7.8.0', requests: ['rxjs'], exports: RXJS_EXPORTS },
  zod: { range: '^4.6.0', requests: ['zod/mini'], exports: ZOD_EXPORTS },
  luxon: { range: '^3.7.0', requests: ['luxon'], exports: 'all' },
} as const satisfies Record<string, SharedLibrary>;
export type SharedLibraryName = keyof typeof SHARED_LIBRARIES;

/** Names of all shared libraries. */
export const SHARED_LIBRARY_NAMES = Object.keys(SHARED_LIBRARIES) as readonly SharedLibraryName[];

/** Shared libraries that hold React's state: of no use with another React than their own. */
export const BUILT_ON_REACT: readonly SharedLibraryName[] = [
  'react-dom',
  'react-i18next',
  '@tanstack/react-query',
  'react-aria-components',
];

/** An import that the shell hands over a module for. */
export type SharedRequest = (typeof SHARED_LIBRARIES)[SharedLibraryName]['requests'][number];
