import { useEffect, useRef } from 'react';
import { pictureFile } from '../file-download/picture-file.ts';
import { ChartSheet } from './chart-sheet.tsx';
import type { ShareChartProps } from './interactive-bars.tsx';

interface Props extends ShareChartProps {
  readonly title: string;
  /** Null if the picture could not be drawn. */
  readonly onFinish: (png: Blob | null) => void;
}

/** Draws the chart without showing it, on white whatever the theme, and passes it on as a PNG. */
export function ChartPicture({ figures, label, title, onFinish }: Props) {
  const sheet = useRef<SVGSVGElement>(null);
  // Draws once. A figure that changes meanwhile belongs to the next picture.
  const finish = useRef(onFinish);
  useEffect(() => {
    const svg = sheet.current;
    if (svg === null) return;
    let isCurrent = true;
    const draw = async () => {
      const png = await pictureFile(svg, 'png').catch(() => null);
      if (isCurrent) finish.current(png);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div hidden data-theme="light">
      <ChartSheet ref={sheet} figures={figures} label={label} title={title} />
    </div>
  );
}
