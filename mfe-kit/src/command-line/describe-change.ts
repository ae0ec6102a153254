import type { PartChange, PointerChange } from '@airdex/release-registry';

type Canary = PointerChange['canary'];

/** Describes the running canary as text. */
export function describeCanary(canary: Canary): string {
  if (canary === null) return 'No canary is running.';
  return `Canary: ${canary.percent}% of users get composition ${canary.composition}.`;
}

function describePart({ name, from, to }: PartChange): string {
  const was = from ?? 'nothing';
  if (to === null) return `${name} ${was} is no longer in the product. Run \`mfe publish\` to add it again.`;
  return `${name} ${was} → ${to}`;
}

/** Describes what users get after an operation, and what it replaced. */
export function describeChange({ changed, current, revision, parts, canary }: PointerChange): string {
  const moved = parts.length > 0 ? 'Users now get' : 'Users still get';
  const outcome = changed ? moved : 'Nothing to do. Users get';
  return [
    `${outcome} composition ${current} (revision ${revision}).`,
    ...parts.map((part) => `  ${describePart(part)}`),
    describeCanary(canary),
  ].join('\n');
}
