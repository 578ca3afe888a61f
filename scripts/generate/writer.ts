// One kind of files that are derived from others.

/** Texts by the paths of their files, from the root. */
export type Texts = Readonly<Record<string, string>>

/** An empty database of this version, which every role may enter. */
export type Empty = () => Promise<string>

/** Writes one kind of files. */
export type Writer = {
  readonly name: string
  readonly what: string
  /** Reads a database, or takes minutes: `npm run check` leaves it to a test. */
  readonly isSlow?: true
  /** Git ignores its files: whoever needs them has them written. */
  readonly isIgnored?: true
  texts(empty: Empty): Promise<Texts>
}
