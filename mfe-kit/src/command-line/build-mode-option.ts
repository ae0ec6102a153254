import { Option } from 'commander';

/** The option that both build commands have. */
export function buildModeOption(): Option {
  return new Option('--mode <mode>', 'production is what users get')
    .choices(['production', 'development'])
    .default('production');
}
