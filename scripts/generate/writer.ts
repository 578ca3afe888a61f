// A kind of generated files.

/** Texts by file path from the root. */
export type Texts = Readonly<Record<string, string>>

/** Returns the URL of an empty database of this version that every role may enter. */
export type Empty = () => Promise<string>

/** Writes one kind of files. */
export type Writer = {
  readonly name: string
  readonly what: string
  /** True if the writer reads a database or takes minutes: a test checks its files instead of `npm run check`. */
  readonly isSlow?: true
  /** True if git ignores the writer's files: `npm run check` writes them. */
  readonly isIgnored?: true
  texts(empty: Empty): Promise<Texts>
}
