import {
  endpoints,
  fillPath,
  type BodyInput,
  type EndpointName,
  type Endpoints,
} from '@airdex/shared-contracts/api';
import { ask, type Answer } from '../subscribers/request.ts';

export interface CallOptions<Name extends EndpointName> {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: BodyInput<Endpoints[Name]>;
}

/** One user of a server that is killed and restarted, and whose address may change. */
export class Client {
  readonly username: string;
  readonly #password: string;
  #url = '';
  #token: string | null = null;

  constructor(username: string, password: string) {
    this.username = username;
    this.#password = password;
  }

  /** Sends later calls to this address, with the existing token. */
  moveTo(url: string): void {
    this.#url = url;
  }

  async signIn(forceLogin: boolean): Promise<Answer> {
    const body = { username: this.username, password: this.#password, forceLogin };
    const response = await this.call('authenticate', { body });
    if (response.status === 200) {
      const { token } = JSON.parse(response.text) as { token: string | null };
      this.#token = token ?? this.#token;
    }
    return response;
  }

  /** Never rejects: a failed connection is a response with status 0. */
  call<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<Answer> {
    const path = fillPath(endpoints[name].path, options.params ?? {});
    const token = endpoints[name].access === 'user' ? this.#token : null;
    return ask(
      this.#url,
      token,
      options.body === undefined ? { name, path } : { name, path, body: options.body },
    );
  }

  /** The JSON of the response. @throws Error for any status but 200 */
  async read<Name extends EndpointName>(name: Name, options: CallOptions<Name> = {}): Promise<unknown> {
    const { status, text } = await this.call(name, options);
    if (status !== 200) throw new Error(`${name} for ${this.username} was answered ${status}: ${text}`);
    return JSON.parse(text) as unknown;
  }
}
