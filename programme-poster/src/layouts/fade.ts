import { canvas } from '../patterns/pattern.ts';
import { rect, tenth, type PosterNode } from '../poster-node.ts';

/** Opacity behind the top of a title: white is readable on it, whatever the pattern has there. */
const FADE_AT_TITLE = 0.82;
const FADE_HEIGHT = 56;

/** The pattern fades into `colour` towards the bottom; from `top` downwards it is hardly visible. */
export function fade(top: number, colour: string, id: string): PosterNode[] {
  const stop = (y: number, stopOpacity: number): PosterNode => ({
    tag: 'stop',
    attributes: { offset: tenth((1000 * y) / canvas.height) / 1000, stopColor: colour, stopOpacity },
  });
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [
        {
          tag: 'linearGradient',
          attributes: { id, x1: 0, y1: 0, x2: 0, y2: 1 },
          children: [stop(top - FADE_HEIGHT, 0), stop(top, FADE_AT_TITLE), stop(canvas.height, 0.95)],
        },
      ],
    },
    rect(0, 0, canvas.width, canvas.height, { fill: `url(#${id})` }),
  ];
}
