// Describes messages that a restore holds because they may already have been sent.

/** Held messages of an organization. */
export type HeldMessages = {
  readonly sms: number
  /** The collection, version and number of the first hundred messages to producers. */
  readonly collectes: readonly {
    readonly collecte_id: string
    readonly version: number
    readonly numero: string
  }[]
  readonly courriels: number
}

/** Returns the sentences about held messages; an empty list if there are no held messages. */
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
