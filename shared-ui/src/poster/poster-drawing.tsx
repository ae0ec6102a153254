import { createElement, useId, type ReactElement } from 'react';
import { posterModel, type PosterNode, type PosterSubject } from '@airdex/programme-poster';

function draw({ tag, attributes, children, text }: PosterNode, key: number): ReactElement {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(draw));
}

/** The content of a poster of 320 × 180, as the server draws it. */
export function PosterDrawing({ title, genre }: PosterSubject) {
  const id = useId();
  return posterModel({ title, genre }, id).map(draw);
}
