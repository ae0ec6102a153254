import { createElement, memo, useId, type ReactElement } from 'react';
import { posterModel, type PosterNode, type PosterSubject } from '@airdex/programme-poster';
import styles from './poster.module.css';

export interface PosterProps extends PosterSubject {
  /** Makes it an image with this name; otherwise the poster is decorative, as next to a title. */
  label?: string;
}

function draw({ tag, attributes, children, text }: PosterNode, key: number): ReactElement {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(draw));
}

/**
 * The poster of a programme without a picture, drawn in the page: needs no request and no exception in the
 * content security policy.
 */
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
