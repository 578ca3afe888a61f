// The wire of the replication service, as far as a first synchronization goes: lines of JSON until the checkpoint is whole.

/** Rows by table and id. */
export type Tables = Record<string, Record<string, Record<string, unknown>>>

type Operation = { op: string; object_type?: string; object_id?: string; data?: string | null }
type Line = { data?: { data: Operation[] }; checkpoint_complete?: unknown }

/** Everything that a fresh phone with that sync token receives; the tables without a row are left out. */
export async function firstSync(endpoint: string, token: string): Promise<Tables> {
  const ending = new AbortController()
  const response = await fetch(`${endpoint.replace(/\/+$/, '')}/sync/stream`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      buckets: [],
      include_checksum: true,
      raw_data: true,
      streams: { include_defaults: true, subscriptions: [] },
    }),
    signal: AbortSignal.any([ending.signal, AbortSignal.timeout(20_000)]),
  })
  if (response.status !== 200 || response.body === null)
    throw new Error(`the service answers ${response.status}`)
  const tables: Tables = {}
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter((one) => one.trim() !== '')) {
      const { data, checkpoint_complete } = JSON.parse(line) as Line
      for (const operation of data?.data ?? []) apply(tables, operation)
      if (checkpoint_complete === undefined) continue
      ending.abort()
      return Object.fromEntries(Object.entries(tables).filter(([, rows]) => Object.keys(rows).length > 0))
    }
  }
  throw new Error('the stream ended before its checkpoint was whole')
}

function apply(tables: Tables, { op, object_type = '', object_id = '', data }: Operation): void {
  const rows = tables[object_type] ?? {}
  tables[object_type] = rows
  if (op === 'PUT') rows[object_id] = { ...(JSON.parse(data ?? '{}') as object), id: object_id }
  else if (op === 'REMOVE') delete rows[object_id]
}
