import { merged } from '../merged-shapes.ts';
import { path, tenth, type PosterNode } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** A folded surface of triangles. */
export const facets: Pattern = ({ deep, mid, bright, spark }, random) => {
  const columns = 7;
  const rows = 4;
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => {
      const jitter = () => random.between(-14, 14);
      return [tenth(column * 52 - 20 + jitter()), tenth(row * 52 - 16 + jitter())] as const;
    }),
  );
  const at = (row: number, column: number) => points[row]?.[column]?.join(' ') ?? '';
  const triangles: PosterNode[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shared = [at(row, column + 1), at(row + 1, column)].join('L');
      for (const corner of [at(row, column), at(row + 1, column + 1)]) {
        const light = random.between(0, 1);
        const fill = light > 0.97 ? spark : light > 0.84 ? bright : light > 0.45 ? mid : deep;
        triangles.push(
          path(`M${corner}L${shared}z`, { fill, fillOpacity: tenth(0.55 + random.between(0, 0.45)) }),
        );
      }
    }
  }
  return merged(triangles);
};
