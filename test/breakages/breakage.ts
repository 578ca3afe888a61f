// Breaks one thing at a time on purpose, to see if a test notices it: `npm run breakages`.

/** A way to break something. */
export type Change =
  /**
   * A change to a function of the rules in the database, which is identified by name, not by file. The text `from` occurs once in
   * the function. The domain may be left out if the function's name is unique.
   */
  | { readonly rule: string; readonly from: string | RegExp; readonly to: string }
  /** Any other part of the database: policies, grants, constraints, triggers, rows. */
  | { readonly statement: string }
  /** A change to a schema file: the member at this JSON pointer is replaced by another value, or removed. */
  | { readonly schema: string; readonly at: string; readonly value?: unknown }
  /** A change to TypeScript: the text occurs once in `src/`. */
  | { readonly source: string; readonly to: string }

/** A change, the sentence that is false after it, and the tests that must notice it. */
export type Breakage = {
  readonly sentence: string
  readonly change: Change
  /** Arguments of `npm test`, most promising first; at least one of these tests must notice the change. */
  readonly judges: readonly string[]
  /** A part of the names of test cases, for example a route or a table: these cases run first, then all cases. */
  readonly about?: string
}

/** Changes a text in a function of the rules; the tests of its domain must notice it. */
export const rule = (
  name: string,
  from: string | RegExp,
  to: string,
  sentence: string,
  ...judges: string[]
): Breakage => ({ sentence, change: { rule: name, from, to }, judges })

/** Changes any part of the database by an SQL statement. */
export const wall = (sentence: string, statement: string, ...judges: string[]): Breakage => ({
  sentence,
  change: { statement },
  judges,
})
