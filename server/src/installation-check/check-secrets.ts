import type { Configuration } from '../configuration.ts';
import { isLoopbackName } from '../network-names.ts';
import { settingFinding, type Finding } from './finding.ts';

/** Passwords from installation defaults and examples. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'secret', 'changeme', 'admin', 'airdex'];

/** Whether an address contains a password that can be guessed. An address without a password is fine. */
function hasDefaultPassword(address: string): boolean {
  const { username, password } = new URL(address);
  const isDefault = DEFAULT_PASSWORDS.includes(password.toLowerCase()) || password === username;
  return password !== '' && isDefault;
}

/** A repeated or sequential text is a placeholder. */
const isPlaceholder = (secret: string): boolean =>
  new Set(secret).size < 8 || /change.?me|secret|example|password/i.test(secret);

function checkDatabasePasswords({ databaseUrl, databaseReplicaUrls }: Configuration): Finding[] {
  const settings = [
    ['DATABASE_URL', databaseUrl === null ? [] : [databaseUrl]],
    ['DATABASE_REPLICA_URLS', databaseReplicaUrls],
  ] as const;
  return settings.flatMap(([setting, urls]) => {
    const guessable = urls.filter(hasDefaultPassword);
    if (guessable.length === 0) return [];
    const isLocal = guessable.every((url) => isLoopbackName(new URL(url).hostname));
    const text = 'The password is a default one, or the name of the user.';
    return [settingFinding(isLocal ? 'warning' : 'error', setting, text)];
  });
}

/** Passwords and tokens that are published or can be guessed. */
export function checkSecrets(configuration: Configuration): Finding[] {
  const found = checkDatabasePasswords(configuration);
  const { metricsToken, adminToken } = configuration;
  const tokens = { METRICS_TOKEN: metricsToken, ADMIN_TOKEN: adminToken } as const;
  for (const setting of ['METRICS_TOKEN', 'ADMIN_TOKEN'] as const)
    if (tokens[setting] !== null && isPlaceholder(tokens[setting]))
      found.push(
        settingFinding('error', setting, 'The token is a placeholder. Create one with: openssl rand -hex 24'),
      );
  if (adminToken !== null && adminToken === metricsToken)
    found.push(
      settingFinding(
        'error',
        'ADMIN_TOKEN',
        'It equals METRICS_TOKEN, so anyone who can read metrics can administer the installation.',
      ),
    );
  return found;
}
