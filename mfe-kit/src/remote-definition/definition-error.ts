/** A remote's definition has faults. */
export class DefinitionError extends TypeError {
  override readonly name = 'DefinitionError';
  /** One line each. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`mfe.config.ts: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** Recognizes the error by its name: the package of a remote may import another copy of the kit than the command. */
export const isDefinitionError = (error: unknown): error is DefinitionError =>
  error instanceof Error && error.name === 'DefinitionError';
