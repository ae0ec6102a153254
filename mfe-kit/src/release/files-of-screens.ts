import type { StatsCompilation } from 'webpack';
import { exposedChunk } from '../webpack-preset/exposed-chunk.ts';

/**
 * By exposed module, the scripts and then the styles that it needs to start, besides the container's script.
 * @throws Error if the build has no output for one of them
 */
export function filesOfScreens(
  exposes: readonly string[],
  { namedChunkGroups = {} }: Pick<StatsCompilation, 'namedChunkGroups'>,
): Record<string, string[]> {
  return Object.fromEntries(
    exposes.map((exposed) => {
      const files = namedChunkGroups[exposedChunk(exposed)]?.assets?.map(({ name }) => name);
      if (files === undefined) throw new Error(`The build has no chunk of ${exposed}`);
      return [exposed, ['.js', '.css'].flatMap((ending) => files.filter((file) => file.endsWith(ending)))];
    }),
  );
}
