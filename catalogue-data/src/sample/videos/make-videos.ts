import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SCENES, type Scene } from './scenes.ts';

/* Draws the sample clips and encodes them as WebM: `node catalogue-data/src/sample/videos/make-videos.ts`.
   The repository contains the clips, so that you need ffmpeg (a Debian package) only to change a scene. */

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 20;
const SECONDS = 5;

async function makeVideo(name: string, scene: Scene): Promise<void> {
  const file = fileURLToPath(new URL(`./${name}.webm`, import.meta.url));
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(FRAMES_PER_SECOND),
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '0',
    '-crf',
    '42',
    '-g',
    '40',
    '-row-mt',
    '1',
  ];
  // Without the encoder's date and version, the same frames always give the same file.
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...raw,
      '-i',
      '-',
      ...vp9,
      '-an',
      '-fflags',
      '+bitexact',
      '-flags',
      '+bitexact',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  const frames = FRAMES_PER_SECOND * SECONDS;
  for (let frame = 0; frame < frames; frame++)
    if (!encoder.stdin.write(drawFrame(scene, frame / frames))) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${name}`);
}

/** One frame as RGB bytes. `moment` runs from 0 to 1, and the last frame leads back to the first. */
function drawFrame(scene: Scene, moment: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  let at = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [red, green, blue] = scene(
        (x / WIDTH) * 2 - 1,
        ((y / HEIGHT) * 2 - 1) * (HEIGHT / WIDTH),
        moment,
      );
      pixels[at++] = level(red);
      pixels[at++] = level(green);
      pixels[at++] = level(blue);
    }
  return pixels;
}

function level(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

for (const [name, scene] of Object.entries(SCENES)) await makeVideo(name, scene);
