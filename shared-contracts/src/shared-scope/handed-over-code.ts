/**
 * Code without versions that the shell hands over, by import: of our own, modules that export whole folders of their
 * package again; and what every icon of lucide-react is made with, of which any change of the library may be one.
 *
 * Its version is made of its content. A remote takes it only when it was built from exactly the same; any other brings
 * its own copy, which is fetched then.
 */
export const HANDED_OVER_CODE = [
  '@airdex/shared-contracts/handed-over',
  '@airdex/shared-ui/handed-over',
  'lucide-react/dist/esm/createLucideIcon.mjs',
] as const;
export type HandedOverCode = (typeof HANDED_OVER_CODE)[number];
