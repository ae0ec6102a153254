import * as React from 'react';
import * as Button from 'react-aria-components/Button';
import * as Heading from 'react-aria-components/Heading';
import * as I18nProvider from 'react-aria-components/I18nProvider';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import * as JsxRuntime from 'react/jsx-runtime';
import * as i18next from './i18next.ts';
import * as reactI18next from './react-i18next.ts';
import * as reactQuery from './react-query.ts';
import * as rxjs from './rxjs.ts';
import * as zod from './zod.ts';

/** A library that exists once in a page: the shell provides it, and remotes use the shell's copy. */
export interface SharedLibrary {
  /** Versions that a remote accepts. With a shell outside this range, loading the remote fails with a message. */
  readonly range: string;
  /** Modules that remotes get completely, by import. */
  readonly whole?: Readonly<Record<string, object>>;
  /** Modules of which remotes get only these exports. The rest of a large library stays out of the page. */
  readonly picked?: Readonly<Record<string, object>>;
  /** Modules that no first screen needs. Each is a separate file, which loads when the first remote needs it. */
  readonly later?: Readonly<Record<string, () => Promise<object>>>;
}

export type SharedLibraryName =
  | 'react'
  | 'react-dom'
  | 'react-i18next'
  | '@tanstack/react-query'
  | 'react-aria-components'
  | 'i18next'
  | 'rxjs'
  | 'zod'
  | 'luxon';

/**
 * The share scope of a page. It defines the modules that the shell provides, and the imports and names that a remote
 * may use: the build of a remote that imports anything else from these libraries fails. Adding a name is a minor change
 * of the remote contract, removing one a major change.
 */
export const SHARED_LIBRARIES: Readonly<Record<SharedLibraryName, SharedLibrary>> = {
  react: {
    range: '^19.3.0',
    whole: { react: React, 'react/jsx-runtime': JsxRuntime, 'react/jsx-dev-runtime': JsxDevRuntime },
  },
  'react-dom': { range: '^19.3.0', whole: { 'react-dom': ReactDOM, 'react-dom/client': ReactDOMClient } },
  'react-i18next': { range: '^18.0.0', picked: { 'react-i18next': reactI18next } },
  '@tanstack/react-query': { range: '^5.100.0', picked: { '@tanstack/react-query': reactQuery } },
  'react-aria-components': {
    range: '^1.22.0',
    whole: {
      'react-aria-components/Button': Button,
      'react-aria-components/Heading': Heading,
      'react-aria-components/I18nProvider': I18nProvider,
    },
    // Overlays, fields and lists: more code than all the rest, and the frame uses none of it. Modules that are used
    // together share a file, because the shell's first file holds the integrity of each file.
    later: {
      'react-aria-components/Dialog': () =>
        import(/* webpackChunkName: "overlays" */ 'react-aria-components/Dialog'),
      'react-aria-components/Modal': () =>
        import(/* webpackChunkName: "overlays" */ 'react-aria-components/Modal'),
      'react-aria-components/Popover': () =>
        import(/* webpackChunkName: "overlays" */ 'react-aria-components/Popover'),
      'react-aria-components/Tooltip': () =>
        import(/* webpackChunkName: "overlays" */ 'react-aria-components/Tooltip'),
      'react-aria-components/FieldError': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/FieldError'),
      'react-aria-components/Input': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/Input'),
      'react-aria-components/Label': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/Label'),
      'react-aria-components/Text': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/Text'),
      'react-aria-components/TextArea': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/TextArea'),
      'react-aria-components/TextField': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/TextField'),
      'react-aria-components/ToggleButton': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/ToggleButton'),
      'react-aria-components/ToggleButtonGroup': () =>
        import(/* webpackChunkName: "fields" */ 'react-aria-components/ToggleButtonGroup'),
      'react-aria-components/Collection': () =>
        import(/* webpackChunkName: "lists" */ 'react-aria-components/Collection'),
      'react-aria-components/Header': () =>
        import(/* webpackChunkName: "lists" */ 'react-aria-components/Header'),
      'react-aria-components/ListBox': () =>
        import(/* webpackChunkName: "lists" */ 'react-aria-components/ListBox'),
      'react-aria-components/Menu': () =>
        import(/* webpackChunkName: "lists" */ 'react-aria-components/Menu'),
      'react-aria-components/Select': () =>
        import(/* webpackChunkName: "lists" */ 'react-aria-components/Select'),
      'react-aria-components/Tree': () => import('react-aria-components/Tree'),
      'react-aria-components/Virtualizer': () => import('react-aria-components/Virtualizer'),
      'react-aria-components/useDragAndDrop': () => import('react-aria-components/useDragAndDrop'),
    },
  },
  i18next: { range: '^27.0.0', picked: { i18next } },
  rxjs: { range: '^7.8.0', picked: { rxjs } },
  zod: { range: '^4.6.0', picked: { 'zod/mini': zod } },
  luxon: { range: '^3.7.0', later: { luxon: () => import('luxon') } },
};

/** Names of all shared libraries. */
export const SHARED_LIBRARY_NAMES = Object.keys(SHARED_LIBRARIES) as readonly SharedLibraryName[];

/** The modules of a shared library that may be imported, as written in an import. */
export function sharedRequests(name: SharedLibraryName): string[] {
  const { whole, picked, later } = SHARED_LIBRARIES[name];
  return Object.keys({ ...whole, ...picked, ...later });
}

/** Shared libraries that depend on React's state. They work only with the same copy of React. */
export const BUILT_ON_REACT: readonly SharedLibraryName[] = [
  'react-dom',
  'react-i18next',
  '@tanstack/react-query',
  'react-aria-components',
];
