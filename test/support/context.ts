/** The runner's context for every test file: the source of databases. */
export type TestContext = {
  /** The URL of the test server's maintenance database, as superuser. */
  readonly adminUrl: string
  /** True if any role may sign in to the server by its name alone. */
  readonly trusts: boolean
  /** The prefix in the names of all databases of this run. */
  readonly prefix: string
  /** The databases to clone: one without any organization, one with the demo data. */
  readonly templates: { readonly vide: string; readonly demo: string }
  /** The folder where a database writes its coverage before it is dropped; null without coverage. */
  readonly coverageFolder: string | null
  /** A folder where a test may write. */
  readonly folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sillon: TestContext
    /** The parts of paths that were given on the command line; empty for the whole suite. */
    asked: readonly string[]
  }
}
