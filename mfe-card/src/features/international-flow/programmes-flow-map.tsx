import { useMemo, useState } from 'react';
import { flowsOfProgrammes, type TravelledProgramme } from './flow-map-content.ts';
import { FlowMap } from './flow-map.tsx';
import { useFlowTexts } from './use-flow-texts.ts';

interface Props {
  /** Two to four. Launches outside the subscription are not among them. */
  readonly programmes: readonly TravelledProgramme[];
  /** Title of the saved map. */
  readonly title: string;
}

/** Shows on one map where several programmes travelled. */
export function ProgrammesFlowMap({ programmes, title }: Props) {
  const texts = useFlowTexts();
  const content = useMemo(() => flowsOfProgrammes(programmes, texts), [programmes, texts]);
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <FlowMap
      content={content}
      title={title}
      frame={content.places.map(({ code }) => code)}
      activeCode={pointed ?? chosen}
      onActive={setPointed}
      onChoose={(code) => setChosen(code === chosen ? null : code)}
    />
  );
}
