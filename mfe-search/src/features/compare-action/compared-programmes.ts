import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { COMPARED_MAX, COMPARED_MIN } from '@airdex/shared-contracts/routes';
import type { SelectionStore } from '../selection/selection-store.ts';

/**
 * Ids of the selected programmes, in the order of the list, if they are two to four; otherwise null.
 * @param found the loaded part of the list
 */
export function comparedProgrammes(
  selection: Pick<SelectionStore, 'summary' | 'request' | 'isSelected'>,
  found: readonly ProgrammeLine[],
): readonly number[] | null {
  const { selected } = selection.summary();
  if (selected < COMPARED_MIN || selected > COMPARED_MAX) return null;
  const { selectMode, selectedIds } = selection.request();
  const loaded = found.map(({ idProgram }) => idProgram).filter((id) => selection.isSelected(id));
  const ids = selectMode === 'Include' ? [...new Set([...loaded, ...selectedIds])] : loaded;
  // The numbers differ if all but a few were unticked in a long list and some of those have not loaded.
  return ids.length === selected ? ids : null;
}
