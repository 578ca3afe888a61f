// What a restoration holds because it may have left already, in words.

/** The messages of an organization that are held. */
export type HeldMessages = {
  readonly sms: number
  /** Of the first hundred messages to producers: the collection, its version and its number. */
  readonly collectes: readonly {
    readonly collecte_id: string
    readonly version: number
    readonly numero: string
  }[]
  readonly courriels: number
}

/** What is held; nothing where nothing is. */
export function heldWords({ sms, collectes, courriels }: HeldMessages): string[] {
  const lines: string[] = []
  const first = collectes.map(({ numero, version }) => (version === 1 ? numero : `${numero} (${version})`))
  if (sms > 0) {
    const more = sms > first.length ? ', …' : ''
    lines.push(`${sms} messages to producers are held, of the collections ${first.join(', ')}${more}.`)
  }
  if (courriels > 0) lines.push(`${courriels} reminders by mail are held.`)
  return lines
}
