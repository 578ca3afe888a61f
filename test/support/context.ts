/** What the runner tells every test file: where the databases come from. */
export type TestContext = {
  /** The maintenance database of the test server, as superuser. */
  readonly adminUrl: string
  /** Whether any role may sign in there by its name alone. */
  readonly trusts: boolean
  /** How the name of every database of this run begins. */
  readonly prefix: string
  /** Databases to clone: one without any organization, one with the demo data. */
  readonly templates: { readonly vide: string; readonly demo: string }
  /** Where a database that counts hands in its coverage before it is dropped; null when none can. */
  readonly coverageFolder: string | null
  /** Where a test may write. */
  readonly folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sillon: TestContext
    /** Parts of the paths that were asked for; none for the whole suite. */
    asked: readonly string[]
  }
}
