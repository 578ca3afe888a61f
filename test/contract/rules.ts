// Reads `sql/` for the tests of refusals.

/** A call, or a dispatch that has the effect of a call. */
export type Edge = { readonly caller: string; readonly callee: string }

/**
 * The functions in `sql/`: for each, the codes that it raises, the codes of the tables that it writes, the codes in its header,
 * and its calls.
 */
export type Rules = {
  readonly raises: ReadonlyMap<string, ReadonlySet<string>>
  readonly calls: readonly Edge[]
  /** The codes of the constraints on the tables that each function writes. */
  readonly constrained: ReadonlyMap<string, ReadonlySet<string>>
  /** The triggers that the writes of each function fire. */
  readonly triggered: readonly Edge[]
  readonly headers: ReadonlyMap<string, Header>
}

/** Returns the text after `Refuses:` in a file's first comment: codes, and functions whose refusals are included. */
export type Header = { readonly codes: ReadonlySet<string>; readonly named: readonly string[] }
