import { SquareCheck, SquareDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { SelectAll } from '../selection/select-all.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly areShown: boolean;
  readonly onShownChange: (areShown: boolean) => void;
}

/** Select-all for thumbnails, and whether they show their check boxes. */
export function ThumbnailTicks({ selection, areShown, onShownChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SelectAll selection={selection} />
      <IconButton
        // No pressed state: the name already changes, and "Hide selection, pressed" would be ambiguous.
        label={t(areShown ? 'selection.hide' : 'selection.show')}
        icon={areShown ? <SquareCheck aria-hidden="true" /> : <SquareDashed aria-hidden="true" />}
        onPress={() => {
          onShownChange(!areShown);
        }}
      />
    </>
  );
}
