// The relations in a stream of pgoutput messages: what a subscriber is told about each published table.

/** A relation message: the table, its replica identity and the columns of its key. */
export type Relation = { readonly table: string; readonly identity: string; readonly key: readonly string[] }

/** Returns every relation in the messages once. */
export function decodedRelations(messages: readonly Buffer[]): Relation[] {
  const found = messages.filter((message) => String.fromCharCode(message[0] ?? 0) === 'R').map(relation)
  return [...new Map(found.map((one) => [one.table, one])).values()]
}

function relation(message: Buffer): Relation {
  let at = 5 // skips the kind and the object id
  const text = (): string => {
    const end = message.indexOf(0, at)
    const value = message.toString('utf8', at, end)
    at = end + 1
    return value
  }
  const table = `${text()}.${text()}`
  const identity = String.fromCharCode(message[at] ?? 0)
  const columns = message.readInt16BE(at + 1)
  at += 3
  const key: string[] = []
  for (let index = 0; index < columns; index += 1) {
    const isKey = message[at] === 1
    at += 1
    const name = text()
    at += 8 // skips type and modifier
    if (isKey) key.push(name)
  }
  return { table, identity, key }
}
