// A writer of one kind of generated files.

/** Texts by file path, relative to the root. */
export type Texts = Readonly<Record<string, string>>

/** Returns the URL of an empty database of this version, which every role may open. */
export type Empty = () => Promise<string>

/** Writes the files of one kind. */
export type Writer = {
  readonly name: string
  readonly what: string
  /** True if the writer reads a database or takes minutes: a test checks its files instead of `npm run check`. */
  readonly isSlow?: true
  /** True if git ignores the writer's files: `npm run check` writes them. */
  readonly isIgnored?: true
  texts(empty: Empty): Promise<Texts>
}
