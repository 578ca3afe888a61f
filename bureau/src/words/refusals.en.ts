/** Sentences by the code of the refusal. */
export const REFUSALS: Readonly<Record<string, string>> = {}
