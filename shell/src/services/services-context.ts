import { createContext, use } from 'react';
import type { ShellServices } from './shell-services.ts';

export const ServicesContext = createContext<ShellServices | null>(null);

/** The services of the shell. Throws outside the application. */
export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices is for components inside of <App>.');
  return services;
}
