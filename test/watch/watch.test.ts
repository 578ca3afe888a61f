// docs/decisions/0091: the real service reports to monitoring: its readiness, its metrics, the traces of its requests; and the
// monitoring files that read them.
import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { calculateJwkThumbprint } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { METRICS } from '../../src/watch/definitions.ts'
import { openMetrics } from '../../src/watch/metrics.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { eventually } from '../api/support/wait.ts'
import { rememberingLog } from '../http/support.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

// A receiver of OTLP over HTTP, like a collector.
const received: Export[] = []
const receiver = createServer(async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  if (req.url === '/v1/traces') received.push(JSON.parse(Buffer.concat(chunks).toString()) as Export)
  res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
afterAll(() => receiver.close())

const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
const api = await openApi({ settings: { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT } })
const { server } = api
const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: found }) => found)),
  )
const scrape = async () => {
  const { port } = server.logs.find(({ msg }) => msg === 'metrics at /metrics') ?? {}
  return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}
const figure = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}
const ready = async () => {
  const { status, text } = await server.get('/sante/pret')
  return [status, text]
}
const missing = async (...parts: string[]) => {
  await eventually(async () => ((await ready())[0] === (parts.length > 0 ? 503 : 200) ? true : undefined))
  const text = await scrape()
  return ['api', 'lecture', 'connexion', 'regles', 'objets'].filter(
    (part) => figure(text, `sillon_ready{part="${part}"}`) === 0,
  )
}
const READY = [200, '{"statut":"pret"}']
const NOT_READY = [503, '{"statut":"indisponible"}']

const device = await enrolDevice(api)
const answers = [await sendOne(api, device, await envelopeOf(device, 1))]

describe('/sante/pret', () => {
  test('says yes and no more to anybody, and takes no other method', async () => {
    expect(await ready()).toEqual(READY)
    expect((await server.request('POST', '/sante/pret')).status).toBe(405)
    expect((await server.get('/sante')).body).toEqual({ statut: 'ok' })
  })

  test('says no while the database refuses its logins, and yes by itself', async () => {
    const allow = (yes: boolean) =>
      server.database.admin((client) =>
        client.query(`alter database ${server.database.name} connection limit ${yes ? -1 : 0}`),
      )
    await allow(false)
    await server.database.admin((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name like 'sillon-%'`,
      ),
    )
    expect(await missing('api')).toEqual(['api', 'lecture', 'connexion', 'regles'])
    expect(await ready()).toEqual(NOT_READY)
    expect((await server.get('/sante')).body).toEqual({ statut: 'ok' })
    await allow(true)
    expect(await missing()).toEqual([])
  })

  test('says no while the store of files is away, and when the rules are another version’s', async () => {
    const folder = join(server.dataDir, 'objets')
    renameSync(folder, `${folder}-away`)
    expect(await missing('objets')).toEqual(['objets'])
    renameSync(`${folder}-away`, folder)
    expect(await missing()).toEqual([])
    await server.database.admin((client) =>
      client.query(`insert into core.version_sql (empreinte, applique_le) values ('another', now())`),
    )
    expect(await missing('regles')).toEqual(['regles'])
    await server.database.admin(async (client) => {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(`delete from core.version_sql where empreinte = 'another'`)
      await client.query('commit')
    })
    expect(await missing()).toEqual([])
    // Each serving process checks its version at its own intervals.
    await eventually(async () => ((await server.get('/v1/moi', 'admin')).status === 200 ? true : undefined))
  })
})

describe('the metrics', () => {
  test('are those that are described, counted and read', async () => {
    expect(answers[0]?.issue).toBe('acceptee')
    const text = await eventually(async () => {
      const found = await scrape()
      return figure(found, 'sillon_measured') === 1 ? found : undefined
    })
    for (const name of Object.keys(METRICS)) expect(text).toContain(`# HELP ${name} `)
    const commands = 'sillon_commands_total{type="collecte.enregistrer",outcome="acceptee"}'
    expect(figure(text, commands)).toBe(1)
    expect(figure(text, 'sillon_batch_seconds_count{outcome="answered"}')).toBe(1)
    const sent = 'sillon_requests_total{method="POST",route="/v1/sync/commandes",status="200"}'
    expect(figure(text, sent)).toBe(1)
    expect(figure(text, 'sillon_measured')).toBe(1)
    expect(figure(text, 'sillon_phones{state="enrolled"}')).toBeGreaterThan(0)
    expect(figure(text, 'sillon_pool_connections_max{login="api"}')).toBeGreaterThan(0)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  test('are all that the database tells, and one that a newer database tells is passed over', async () => {
    const rule = readFileSync('sql/v1/surveillance.sql', 'utf8')
    const told = new Set([...rule.matchAll(/'(sillon_\w+)'/g)].map(([, name]) => name))
    expect([...told].filter((name) => !Object.hasOwn(METRICS, name ?? ''))).toEqual([])
    expect(told.size).toBeGreaterThan(5)
    const mesures = ['sillon_newer', 'sillon_waiting'].map((mesure) => ({
      mesure,
      etiquettes: mesure === 'sillon_waiting' ? { kind: 'courriel' } : { genre: 'x' },
      valeur: 3,
    }))
    const figures = { query: async () => ({ rows: [{ mesures }] }) } as never
    const readiness = { ask: async () => [] }
    const log = rememberingLog([])
    const { answer } = await openMetrics({ log, figures, pools: [], readiness, types: new Set() })
    const written: unknown[] = []
    const over = Promise.withResolvers<void>()
    const res = {
      writeHead(status: number) {
        written.push(status)
        return res
      },
      end(text: string) {
        written.push(text)
        over.resolve()
      },
    }
    void answer({ method: 'GET', url: '/metrics' } as never, res as never)
    await over.promise
    expect(written).toEqual([200, expect.stringContaining('sillon_waiting{kind="courriel"} 3')])
  })

  test('name no organization, and no type or path that a client made up', async () => {
    await sendOne(api, device, { ...(await envelopeOf(device, 2)), type: 'invente.par_un_client' })
    await server.get('/v1/invente/par-un-client')
    const text = await scrape()
    expect(text).not.toMatch(/invent|DEMO|01960000/)
    expect(text).toMatch(/^sillon_commands_total\{type="unknown"/m)
    expect(text).toMatch(/^sillon_requests_total\{method="GET",route="unknown",status="404"\}/m)
  })
})

describe('what reads them', () => {
  const folder = join(import.meta.dirname, '..', '..', 'ops', 'docker', 'surveillance')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
  const alerts = (parse(read('alertes.yml')) as Rules).groups.flatMap(({ rules }) => rules)
  type Panel = { title: string; targets?: { expr: string }[] }
  const { panels } = JSON.parse(read('tableau.json')) as { panels: Panel[] }
  const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))
  const expressions = [...alerts.map(({ alert, expr }) => [alert, expr] as const), ...shown]

  test('names what the service exports', async () => {
    const exported = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    exported.add('up') // metrics of Prometheus itself
    for (const [where, expr] of expressions) {
      // Words in braces are labels; words before a parenthesis are functions.
      const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) ?\([^)]*\)/g, '')
      const names = [...bare.matchAll(/\b[a-z_]{2,}[a-z0-9_]*\b\b(?! *\()/g)].map(([name]) => name)
      expect(names, where).not.toEqual([])
      const families = names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
      expect(
        families.filter((name) => !exported.has(name)),
        where,
      ).toEqual([])
    }
  })

  test('asks by labels that there are', () => {
    const known = new Set(Object.values(METRICS).flatMap(({ labels }) => [...labels]))
    const asked = expressions.flatMap(([, expr]) =>
      [...expr.matchAll(/[{,] ?([a-z_]+)=|\bby \(([^)]*)\)/g)].flatMap(([, one, many]) =>
        (one ?? many ?? '').split(/, ?/),
      ),
    )
    // Labels that Prometheus adds.
    const own = ['le', 'job', 'instance', 'installation']
    expect(asked.filter((label) => !known.has(label as never) && !own.includes(label))).toEqual([])
  })

  // docs/decisions/0093: a fact that is the same in all processes is one series; /.well-known/jwks.json contains the thumbprint
  // too.
  test('the key that signs is told by its thumbprint', async () => {
    const { keys } = (await server.get('/.well-known/jwks.json')).body
    expect(figure(await scrape(), `sillon_sync_key{key="${await calculateJwkThumbprint(keys[0])}"}`)).toBe(1)
  })

  test('every alert says in docs/operate.md what to do', () => {
    const page = readFileSync(join(folder, '..', '..', '..', 'docs', 'operate.md'), 'utf8')
    const told = [...page.matchAll(/`(Sillon[A-Z]\w+)`/g)].map(([, name]) => name)
    expect([...new Set(told)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })

  // The program promtool comes with Debian's package prometheus.
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  const isThere = promtool('--version').status === 0
  test.skipIf(!isThere)('is taken by promtool: rules, what they say when, configuration', () => {
    for (const args of [
      ['check', 'rules', 'alertes.yml'],
      ['test', 'rules', 'alertes.test.yml'],
      ['check', 'config', 'prometheus.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args)
      expect([status, status === 0 ? '' : `${stdout}${stderr}`], args.join(' ')).toEqual([0, ''])
    }
  })
  test.skipIf(!isThere)('the metrics themselves are', async () => {
    // The names of the metrics about Node itself are chosen by prom-client.
    const input = (await scrape()).replaceAll(/^(?:# \w+ )?nodejs_.*\n/gm, '')
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input })
    expect([status, String(stderr)]).toEqual([0, ''])
  })
})

describe('traces', () => {
  test('show a batch as its envelope, its CALL and its answer, within its request', async () => {
    const name = 'POST /v1/sync/commandes'
    const root = await eventually(() => spans().find((one) => one.name === name), 20_000)
    const parts = spans().filter(({ parentSpanId }) => parentSpanId === root.spanId)
    expect(parts.map((one) => one.name).toSorted()).toEqual(['CALL', 'answer', 'envelope'])
    expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([root.traceId]))
    const attributes = Object.fromEntries(
      root.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    )
    expect(attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/sync/commandes',
      'http.response.status_code': 200,
      'sillon.organisation': 'DEMO',
    })
    const [{ resource } = { resource: { attributes: [] } }] = received[0]?.resourceSpans ?? []
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'sillon' } })
  })
})

test('each request is one line: its id, route, status, time, organization and device, and nothing that names somebody', async () => {
  const id = 'une-requete-1'
  await server.get('/v1/sync/etat-appareil?appareil_id=01960000-0000-7000-8000-0000000000aa', 'agent1', {
    'X-Request-Id': id,
  })
  const { headers } = await server.get('/v1/producteurs/01960000-0006-7000-8000-000000000002', 'admin')
  const line = (of: string | null) =>
    eventually(() => server.logs.find(({ req }) => (req as { id?: string } | undefined)?.id === of))
  expect(await line(id)).toMatchObject({
    level: 30,
    req: { id, method: 'GET', route: expect.stringMatching(/^\/v1\/sync\//) },
    organisation: 'DEMO',
    appareil: '01960000-0000-7000-8000-0000000000aa',
    responseTime: expect.any(Number),
    msg: 'request completed',
  })
  const told = await line(headers.get('x-request-id'))
  expect(told).toMatchObject({ req: { route: '/v1/producteurs/:id' } })
  expect(JSON.stringify(told)).not.toContain('000000000002')
})
