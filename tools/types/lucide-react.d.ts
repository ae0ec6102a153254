declare module 'lucide-react/dist/esm/createLucideIcon.mjs' {
  import type { createLucideIcon } from 'lucide-react';
  const create: typeof createLucideIcon;
  export default create;
}
