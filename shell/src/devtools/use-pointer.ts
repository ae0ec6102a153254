import { useQuery } from '@tanstack/react-query';
import { compositionPointerSchema, readDocument } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';

async function readPointer({ signal }: { readonly signal: AbortSignal }): Promise<CompositionPointer | null> {
  const response = await fetch('/registry/pointer.json', { signal, cache: 'no-cache' });
  const reading = readDocument(compositionPointerSchema, response.ok ? await response.json() : null);
  return reading.ok ? reading.value : null;
}

/** The current pointer of the registry; null if it can't be read, undefined while it loads. */
export function usePointer(): CompositionPointer | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['registry-pointer'],
    queryFn: readPointer,
    retry: false,
    gcTime: 0,
  });
  return isError ? null : data;
}
