import { channelChoice } from '../channels/channel-choice.ts';
import { generateChannels } from '../channels/generate-channels.ts';
import { drawFamily } from '../family/draw-family.ts';
import type { Launch, SampleFamily } from '../family/sample-family.ts';
import { drawProgramme, type SampleProgramme } from '../row/programme-row.ts';

export interface DrawnRow extends SampleProgramme {
  readonly family: SampleFamily;
  readonly launch: Launch;
}

/** Draws whole families until there are at least `count` programmes, without a database. */
export function drawRows(count: number, seed: string, today: string): DrawnRow[] {
  const context = { seed, today, choice: channelChoice(generateChannels()) };
  const rows: DrawnRow[] = [];
  for (let index = 0; rows.length < count; index++) {
    const family = drawFamily(index, context);
    for (const [number, launch] of family.launches.entries())
      rows.push({ ...drawProgramme(family, launch, number, seed, today), family, launch });
  }
  return rows;
}
