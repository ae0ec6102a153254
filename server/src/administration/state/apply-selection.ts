import { invalidFiles } from '../files/invalid-files.ts';
import type { OperationContext } from '../operation.ts';
import { changeProgramme, publishCatalogue } from '../programmes/change-programme.ts';
import { findProgrammes, type FoundProgramme } from '../programmes/find-programmes.ts';
import { readSelection } from '../programmes/read-selection.ts';
import type { ApplyOptions } from './apply-options.ts';
import type { Declared } from './declared-state.ts';

/** Changes the provider's selection to the declared one. */
export async function applySelection(
  context: OperationContext,
  declared: readonly Declared<string>[],
  { prune }: Pick<ApplyOptions, 'prune'>,
): Promise<void> {
  const found = await findProgrammes(
    context.transaction,
    declared.map(({ value }) => value),
  );
  const wanted = new Map<number, FoundProgramme>();
  const issues = declared.flatMap(({ value, issue }) => {
    const programme = found.get(value);
    if (typeof programme !== 'object') return [issue([], programme ?? 'is unknown')];
    if (wanted.has(programme.id)) return [issue([], `names the programme '${programme.key}' again`)];
    wanted.set(programme.id, programme);
    return [];
  });
  if (issues.length > 0) throw invalidFiles(issues);
  const former = context.changes.length;
  const selected = await readSelection(context.transaction);
  if (prune)
    for (const programme of selected)
      if (!wanted.has(programme.id)) await changeProgramme(context, programme, { selected: 'no' });
  const known = new Set(selected.map(({ id }) => id));
  for (const programme of wanted.values())
    if (!known.has(programme.id)) await changeProgramme(context, programme, { selected: 'yes' });
  if (context.changes.length > former) await publishCatalogue(context);
}
