import { InvalidArgumentError, Option } from 'commander';

const DEFAULT_SHELL = 'http://localhost:8080';

function shellAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError(`It should be an address such as ${DEFAULT_SHELL}.`);
  return url.href;
}

/** The option of commands that need a running shell. */
export function shellOption(): Option {
  return new Option('--shell <url>', 'address of the running shell')
    .argParser(shellAddress)
    .default(DEFAULT_SHELL);
}
