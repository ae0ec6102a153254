import { useTranslation } from 'react-i18next';
import { useCurrent } from '@airdex/mfe-kit/screen';
import { CheckGroup } from '@airdex/shared-ui/check-group';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { CHOICES, type ChoiceName } from './choices.ts';
import { tickedOptions, tickedPair } from '../facets/facet-pair.ts';
import { useChoiceNames } from './use-choice-names.ts';

/** A filter with a few fixed options, shown as chips. */
export function ChoiceField<Name extends ChoiceName>({ name }: { readonly name: Name }) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const nameOf = useChoiceNames()[name];
  const options = CHOICES[name];
  const field: ChoiceName = name;
  return (
    <CheckGroup
      label={t(`panel.${field}`)}
      options={options.map((id) => ({ id, label: nameOf(id) }))}
      value={tickedOptions(selection, name, options)}
      onChange={(ticked) => {
        session.select(tickedPair(name, ticked, options.length));
      }}
    />
  );
}
