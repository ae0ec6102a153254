import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Validates a form by a rule that names the problem of each field. The type of an error is the problem. */
export function problemsResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => object,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries<unknown>({ ...problemsOf(values) }).map(
      ([field, type]) => [field, { type }] as const,
    );
    if (problems.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Values> };
  };
}
