import { useMemo, useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { createSelectionStore } from '../selection/selection-store.ts';
import type { GridFocus } from './grid-focus.ts';
import { thumbnailGrid } from './programme-grid.ts';
import { SINGLE_CELL, tabIndexIn, useGridRow } from './use-grid-row.ts';
import { useGrid } from './use-grid.ts';

const PROGRAMMES = [1, 2, 3, 4, 5].map((idProgram) => programmeLine({ idProgram }));

function Cell({ focus, id }: { readonly focus: GridFocus; readonly id: number }) {
  const { ref, column } = useGridRow<HTMLDivElement>(focus, id, SINGLE_CELL);
  return (
    <div ref={ref} role="gridcell" data-programme={id}>
      <a href={`/card/${id}`} tabIndex={tabIndexIn(column, 0)}>
        {id}
      </a>
    </div>
  );
}

/** Renders some of the programmes, as a virtual list does. */
function List({ rendered }: { readonly rendered: readonly number[] }) {
  const [selection] = useState(createSelectionStore);
  const grid = useMemo(() => thumbnailGrid(PROGRAMMES, 1), []);
  const targets = { grid, programs: PROGRAMMES, selection, scroller: null, onEnd: () => undefined };
  const { focus, keys } = useGrid({ ...targets, column: 0 });
  return (
    <div role="presentation" {...keys}>
      <div ref={(element) => focus.setRoot(element)} role="grid">
        {rendered.map((id) => (
          <Cell key={id} focus={focus} id={id} />
        ))}
      </div>
    </div>
  );
}

test('the grid has the focus until the programme that a key reached is rendered', async () => {
  const { rerender } = render(<List rendered={[1, 2]} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  // Before the list removes the row that had it.
  expect(screen.getByRole('grid')).toHaveFocus();
  rerender(<List rendered={[4, 5]} />);
  expect(screen.getByRole('link', { name: '5' })).toHaveFocus();
});
