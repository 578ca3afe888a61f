// The protocol of the replication service, as far as a phone uses it: lines of JSON, rows by bucket, checkpoints.

/** Rows by table and id. */
export type Tables = Record<string, Record<string, Record<string, unknown>>>

type Operation = { op: string; object_type?: string; object_id?: string; data?: string | null }
type Line = {
  checkpoint?: { buckets: { bucket: string }[] }
  checkpoint_diff?: { removed_buckets: string[] }
  data?: { bucket: string; data: Operation[] }
  checkpoint_complete?: unknown
}

/** Returns everything that a new phone with that sync token receives; tables without rows are left out. */
export async function firstSync(endpoint: string, token: string): Promise<Tables> {
  for await (const { tables } of checkpoints(endpoint, token)) return tables
  throw new Error('the stream ended before its checkpoint was whole')
}

/** Returns the rows of a listening phone after each checkpoint, with the number of operations received until then. */
export async function* checkpoints(
  endpoint: string,
  token: string,
  patienceMs = 20_000,
): AsyncGenerator<{ tables: Tables; operations: number }> {
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
    signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patienceMs)]),
  })
  if (response.status !== 200 || response.body === null)
    throw new Error(`the service answers ${response.status}`)
  const buckets = new Map<string, Tables>()
  let operations = 0
  try {
    for await (const { checkpoint, checkpoint_diff, data, checkpoint_complete } of linesOf(response.body)) {
      if (checkpoint !== undefined) keepOnly(buckets, checkpoint.buckets)
      for (const name of checkpoint_diff?.removed_buckets ?? []) buckets.delete(name)
      if (data !== undefined) {
        const tables = buckets.get(data.bucket) ?? {}
        buckets.set(data.bucket, tables)
        for (const operation of data.data) apply(tables, operation)
        operations += data.data.length
      }
      if (checkpoint_complete !== undefined) yield { tables: together(buckets), operations }
    }
  } finally {
    ending.abort()
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Line> {
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter((one) => one.trim() !== '')) yield JSON.parse(line) as Line
  }
}

// If a checkpoint does not name a bucket, the bucket no longer belongs to the phone, and its rows are removed.
function keepOnly(buckets: Map<string, Tables>, named: readonly { bucket: string }[]): void {
  const names = named.map(({ bucket }) => bucket)
  for (const name of [...buckets.keys()].filter((one) => !names.includes(one))) buckets.delete(name)
}

function apply(tables: Tables, { op, object_type = '', object_id = '', data }: Operation): void {
  const rows = tables[object_type] ?? {}
  tables[object_type] = rows
  if (op === 'PUT') rows[object_id] = { ...(JSON.parse(data ?? '{}') as object), id: object_id }
  else if (op === 'REMOVE') delete rows[object_id]
  else if (op === 'CLEAR') for (const table of Object.keys(tables)) delete tables[table]
}

function together(buckets: ReadonlyMap<string, Tables>): Tables {
  const all: Tables = {}
  for (const tables of buckets.values())
    for (const [table, rows] of Object.entries(tables))
      if (Object.keys(rows).length > 0) all[table] = { ...all[table], ...structuredClone(rows) }
  return all
}
