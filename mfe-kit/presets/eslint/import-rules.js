/** Prevents imports of the shell and of other remotes, because each of them is released separately. */
export const importRules = {
  name: 'airdex/imports',
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@airdex/(?!(mfe-kit|shared-contracts|shared-ui)(/|$))',
            message:
              'A remote imports @airdex/mfe-kit, @airdex/shared-contracts and @airdex/shared-ui. It uses the shell and other remotes through useHost() and events.',
          },
        ],
      },
    ],
  },
};
