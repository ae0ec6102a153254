import * as z from 'zod/mini';
import { CONTENT_TYPES, endpoint, file, json } from '../endpoint/endpoint.ts';
import { idParameter } from '../endpoint/parameters.ts';
import { daySchema, doneSchema, filledTextSchema, namedSchema } from '../endpoint/shapes.ts';
import { withDefault } from '../../search-filter/lenient.ts';
import { emailSchema } from './email.ts';
import { freeTrialSchema } from './free-trial.ts';
import { isStrongPassword } from './password-rule.ts';

const password = z.string().check(z.minLength(1), z.maxLength(1000));
/** Not blank; outer spaces are part of it. */
const filledPassword = z.string().check(
  z.maxLength(1000),
  z.refine((text) => text.trim() !== '', 'Must not be blank'),
);
const newPassword = z
  .string()
  .check(
    z.maxLength(1000),
    z.refine(
      isStrongPassword,
      'Password must contain a minimum of 6 alphanumeric characters, including at least one upper case letter & one number.',
    ),
  );

/**
 * Response of a login. If `token` is null, `message` gives the reason in the caller's language.
 * Wrong credentials return 401 in the same shape; a session elsewhere returns 200 with `isAlreadyLoggedIn`.
 */
export const authenticationSchema = z.object({
  token: z.nullable(z.string()),
  message: z.nullable(z.string()),
  isAlreadyLoggedIn: z.boolean(),
});

/** `status` is that of the response; `message` is in the caller's language. */
const passwordChangeSchema = z.object({ ok: z.boolean(), status: z.int(), message: z.string() });

const dailyUpdateSettingsSchema = z.object({
  isActive: z.boolean(),
  /** Empty for the address of the account. */
  email: z.union([z.literal(''), emailSchema]),
});

/** `isConfirmed`: false until the link in a mail to `email` is used; letters go to the previous address meanwhile. */
export const dailyUpdateConfigSchema = z.extend(dailyUpdateSettingsSchema, { isConfirmed: z.boolean() });

export const accessSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  beginDate: daySchema,
  endDate: daySchema,
  genres: z.array(z.extend(namedSchema, { subGenres: z.array(namedSchema) })),
  /**
   * Countries with their channels. `hasMsh`: audience results of these channels are included. A country appears twice,
   * once with and once without, when only some of its channels include them: neither id nor name is unique alone.
   */
  channelsGroups: z.array(z.extend(namedSchema, { hasMsh: z.boolean(), channels: z.array(namedSchema) })),
});

export type Access = z.output<typeof accessSchema>;

export const accountEndpoints = {
  authenticate: endpoint({
    method: 'POST',
    path: 'api/Account/Authenticate',
    access: 'public',
    body: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(200)),
      password,
      rememberMe: withDefault(z.boolean(), false),
      forceLogin: withDefault(z.boolean(), false),
    }),
    response: json(authenticationSchema),
  }),
  logOut: endpoint({
    method: 'GET',
    path: 'api/Account/LogOut',
    access: 'user',
    response: json(doneSchema),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'api/Account/ChangePassword',
    access: 'user',
    body: z.object({ oldPassword: filledPassword, newPassword: filledPassword }),
    response: json(passwordChangeSchema),
  }),
  recoverPassword: endpoint({
    method: 'POST',
    path: 'api/Account/RecoverPassword/',
    access: 'public',
    body: z.object({ email: emailSchema }),
    response: json(z.boolean()),
  }),
  canRecoverPassword: endpoint({
    method: 'POST',
    path: 'api/Account/CanRecoverPassword/',
    access: 'public',
    body: z.object({ hash: filledTextSchema(500) }),
    response: json(z.boolean()),
  }),
  useRecoverPassword: endpoint({
    method: 'POST',
    path: 'api/Account/UseRecoverPassword/',
    access: 'public',
    body: z.object({ hash: filledTextSchema(500), newPassword }),
    response: json(z.boolean()),
  }),
  freeTrial: endpoint({
    method: 'POST',
    path: 'api/Account/FreeTrial/',
    access: 'public',
    body: freeTrialSchema,
    response: json(doneSchema),
  }),
  getAccesses: endpoint({
    method: 'GET',
    path: 'api/Account/GetAccesses/',
    access: 'user',
    response: json(z.array(accessSchema)),
  }),
  getAccessReport: endpoint({
    method: 'GET',
    path: 'api/Account/GetAccessReport/{id}',
    access: 'user',
    params: z.object({ id: idParameter }),
    response: file(CONTENT_TYPES.xlsx, 'Subscription-Report.xlsx'),
  }),
  getDailyUpdateConfig: endpoint({
    method: 'GET',
    path: 'api/Account/GetDailyUpdateConfig/',
    access: 'user',
    response: json(dailyUpdateConfigSchema),
  }),
  setDailyUpdateConfig: endpoint({
    method: 'POST',
    path: 'api/Account/SetDailyUpdateConfig/',
    access: 'user',
    body: dailyUpdateSettingsSchema,
    response: json(doneSchema),
  }),
  disableDailyUpdate: endpoint({
    method: 'POST',
    path: 'api/Account/DisableDailyUpdate/{idLetter}/{idUser}',
    access: 'public',
    params: z.object({
      idLetter: z.string().check(z.maxLength(500)),
      idUser: z.string().check(z.maxLength(500)),
    }),
    response: json(z.boolean()),
  }),
};
