import type { SignedIn } from './browser.ts';
import { withFreshBrowser } from './browser.ts';
import type { ServedShapes, Shape } from './shapes.ts';
import { visit, type Visit } from './visit.ts';

/** Visits of one shape in one fresh browser. */
export interface ShapeRound {
  /** Nothing cached. */
  readonly cold: Visit;
  /** Third visit: files are cached, and so are compiled scripts, which browsers keep from the second on. */
  readonly warm: Visit;
}

export async function runShape(
  shape: Shape,
  shapes: ServedShapes,
  url: string,
  signedIn: SignedIn,
): Promise<ShapeRound> {
  await shapes.serve(shape);
  return withFreshBrowser(signedIn, async (context) => {
    const cold = await visit(context, url);
    await visit(context, url);
    return { cold, warm: await visit(context, url) };
  });
}
