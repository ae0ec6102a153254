import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { REMOTE_PAGES_BASE } from '@airdex/shared-contracts/composition';
import { PUBLIC_ROUTES, ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { standardFrame } from './standard-frame.ts';
import { FRAME_STYLES } from './styles.ts';
import { bareFrame, loginFrame } from './visitor-frames.ts';

/** Source of a pattern for the paths of routes. As in the router, a parameter is one segment. */
function pathsOf(routes: readonly string[]): string {
  const sources = routes.map((route) => (route === '/' ? '' : route.replace(/:\w+/g, '[^/]+')));
  return `^(${sources.join('|')})/?$`;
}

/** Pages without a frame, because they are printed or are a whole document. */
const FRAMELESS: readonly RouteName[] = ['cardPdf', 'comparePdf', 'letter'];
/**
 * Pages that are open to visitors, who get the bare frame, and to signed-in users, who get the standard one, except on
 * the pages of `data-bare`.
 */
const OPEN: readonly RouteName[] = [...PUBLIC_ROUTES, 'guidelines'];

const names = Object.keys(ROUTES) as RouteName[];
const signedIn = names.filter((name) => !OPEN.includes(name)).map((name) => ROUTES[name]);

/** Patterns for `choose-frame.js`. */
const paths = {
  'data-login': pathsOf([ROUTES.login]),
  'data-bare': pathsOf([ROUTES.recoverPassword, ROUTES.freeTrial]),
  'data-frameless': pathsOf(FRAMELESS.map((name) => ROUTES[name])),
  'data-signed-in': pathsOf([...signedIn, `${REMOTE_PAGES_BASE}/.*`]),
  'data-cards': pathsOf([ROUTES.home, ROUTES.search]),
  'data-block': pathsOf([ROUTES.card]),
};

/**
 * What the document shows until the shell has drawn the page. It contains every frame, and `choose-frame.js` keeps one.
 * It is hidden without that script, and always hidden from assistive technology.
 */
export function initialFrame(): string {
  return renderToStaticMarkup(
    createElement(
      'div',
      {
        id: 'initial-frame',
        className: 'own-frame',
        hidden: true,
        inert: true,
        'aria-hidden': true,
        ...paths,
      },
      standardFrame(),
      bareFrame(),
      loginFrame(),
    ),
  );
}

/** For the build of the shell. */
export default {
  html: initialFrame(),
  tokens: '../../../shared-ui/src/tokens/tokens.css',
  styles: FRAME_STYLES,
};
