import type { BrowserContext } from '@playwright/test';
import type { SignedIn } from './browser.ts';
import { withFreshBrowser } from './browser.ts';
import { LIMIT_PAGE, type ServedShapes, type Shape } from './shapes.ts';
import { visit, visitHome, type HomeFigures, type Visit } from './visit.ts';

/** Visits of one page in one new browser. */
export interface CacheRound<Visited> {
  /** Nothing cached. */
  readonly cold: Visited;
  /** Third visit: files and compiled scripts are cached. Browsers cache compiled scripts from the second visit on. */
  readonly warm: Visited;
}

export type ShapeRound = CacheRound<Visit>;
export type LimitRound = CacheRound<HomeFigures>;

export async function runShape(
  shape: Shape,
  shapes: ServedShapes,
  url: string,
  signedIn: SignedIn,
): Promise<ShapeRound> {
  await shapes.serve(shape);
  return inFreshBrowser(signedIn, (context) => visit(context, url));
}

export async function runLimitPage(
  shapes: ServedShapes,
  url: string,
  signedIn: SignedIn,
): Promise<LimitRound> {
  await shapes.serve(LIMIT_PAGE);
  return inFreshBrowser(signedIn, (context) => visitHome(context, url));
}

function inFreshBrowser<Visited>(
  signedIn: SignedIn,
  visitIt: (context: BrowserContext) => Promise<Visited>,
): Promise<CacheRound<Visited>> {
  return withFreshBrowser(signedIn, async (context) => {
    const cold = await visitIt(context);
    await visitIt(context);
    return { cold, warm: await visitIt(context) };
  });
}
