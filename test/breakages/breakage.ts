// Breaks one thing at a time on purpose, to see if a test notices it: `npm run breakages`.

/** A way to break something. */
export type Change =
  /**
   * A change of a function of the rules in the database, identified by name instead of by file. The text `from` occurs once in
   * the function. The domain may be left out if the function's name is unique.
   */
  | { readonly rule: string; readonly from: string | RegExp; readonly to: string }
  /** Any other part of the database: policies, grants, constraints, triggers, rows. */
  | { readonly statement: string }
  /** A member of a schema file, by its JSON pointer: replaced by another value, or removed. */
  | { readonly schema: string; readonly at: string; readonly value?: unknown }
  /** TypeScript in any file: the text occurs once in `src/`. */
  | { readonly source: string; readonly to: string }

/** A change, the sentence that is false after it, and the tests that have to notice. */
export type Breakage = {
  readonly sentence: string
  readonly change: Change
  /** Arguments of `npm test`, the most promising first; at least one of these tests has to notice. */
  readonly judges: readonly string[]
  /** Part of the names of cases, for example a route or a table: these cases of the judges run first, then all cases. */
  readonly about?: string
}

/** Changes a text in a function of the rules; its judges are the tests of its domain. */
export const rule = (
  name: string,
  from: string | RegExp,
  to: string,
  sentence: string,
  ...judges: string[]
): Breakage => ({ sentence, change: { rule: name, from, to }, judges })

/** Changes any part of the database by a statement. */
export const wall = (sentence: string, statement: string, ...judges: string[]): Breakage => ({
  sentence,
  change: { statement },
  judges,
})
