import { createContext, useContext } from 'react';
import { routePath } from '@airdex/shared-contracts/routes';

/** The address of a programme's card. `place` is its place in the results, from 1. */
export type CardLink = (idProgram: number, place: number | undefined) => string;

/** The card alone. */
export const plainLink: CardLink = (idProgram) => routePath('card', { id: idProgram });

/**
 * Provided by a list of results, whose cards link to their neighbours; elsewhere the default, which has no such links.
 */
export const CardLinks = createContext<CardLink>(plainLink);

/** The address of a programme's card, opened from the list around it. */
export function useCardLink(idProgram: number, place: number | undefined): string {
  return useContext(CardLinks)(idProgram, place);
}
