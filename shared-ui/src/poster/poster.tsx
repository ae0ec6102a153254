import { createElement, memo, useId, type ReactElement } from 'react';
import { posterModel, type PosterNode, type PosterSubject } from '@airdex/programme-poster';
import styles from './poster.module.css';

export interface PosterProps extends PosterSubject {
  /** Makes it an image with this name; without it the poster is decoration, as beside a title. */
  label?: string;
}

function draw({ tag, attributes, children, text }: PosterNode, key: number): ReactElement {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(draw));
}

/** The poster of a programme without a picture, drawn in the page: no request, and nothing for a policy to refuse. */
export const Poster = memo(function Poster({ title, genre, label }: PosterProps) {
  const id = useId();
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {posterModel({ title, genre }, id).map(draw)}
    </svg>
  );
});
