// Breaks one thing at a time on purpose, to see if a test notices: `npm run breakages`.

/** The way a thing is broken. */
export type Change =
  /**
   * A function of the rules, in the database, whatever file it comes from: the text stands in it once. Of one
   * whose name alone is unique the domain may be left out. */
  | { readonly rule: string; readonly from: string | RegExp; readonly to: string }
  /** Anything else of the database: policies, grants, constraints, triggers, rows. */
  | { readonly statement: string }
  /** A member of a file of schemas, by its JSON pointer: another value, or none. */
  | { readonly schema: string; readonly at: string; readonly value?: unknown }
  /** TypeScript, whatever file it stands in: the text stands once in `src/`. */
  | { readonly source: string; readonly to: string }

/** A change, the sentence that is no longer true after it, and who has to notice. */
export type Breakage = {
  readonly sentence: string
  readonly change: Change
  /** Tests as `npm test` takes them, the likeliest first; all together they are what has to notice. */
  readonly judges: readonly string[]
  /** The route or table whose cases are enough of the judges, by a part of their names; all cases are tried after them. */
  readonly about?: string
}

/** A function of the rules that says something else; its judges are the tests of its domain. */
export const rule = (
  name: string,
  from: string | RegExp,
  to: string,
  sentence: string,
  ...judges: string[]
): Breakage => ({ sentence, change: { rule: name, from, to }, judges })

/** Anything of the database, changed by a statement. */
export const wall = (sentence: string, statement: string, ...judges: string[]): Breakage => ({
  sentence,
  change: { statement },
  judges,
})
