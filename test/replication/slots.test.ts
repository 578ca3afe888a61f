// Writes to the published tables: without a subscriber, with a subscriber that reads, and with one that has died.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { destroyCluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { withClient } from '../support/clone.ts'
import { decodedRelations } from './support/pgoutput.ts'

const api = await openApi()
const { adminUrl, name } = api.server.database
const published = async () =>
  (
    await api.sql<{ nom: string }>(
      `select schemaname || '.' || tablename as nom from pg_publication_tables where pubname = 'powersync' order by 1`,
    )
  ).map(({ nom }) => nom)
const device = await enrolDevice(api)
await sendOne(api, device, await envelopeOf(device, 1))

describe('with a slot that follows the publication', () => {
  test('an update of every published table succeeds, and what is decoded carries its key', async () => {
    const tables = await published()
    await withClient(adminUrl, async (client) => {
      const slots = ['pgoutput', 'test_decoding'].map((plugin) => ({ plugin, slot: `${name}_${plugin}` }))
      for (const { plugin, slot } of slots)
        await client.query('select pg_create_logical_replication_slot($1, $2)', [slot, plugin])
      onTestFinished(() => dropSlots(slots.map(({ slot }) => slot)))
      // Disables the guards of append-only tables and the triggers that write the copies, because only replication is tested.
      await client.query('set session_replication_role = replica')
      for (const table of tables) expect([table, await touch(client, table)]).toEqual([table, 1])

      const { rows } = await client.query<{ data: string }>(
        'select data from pg_logical_slot_get_changes($1, null, null)',
        [`${name}_test_decoding`],
      )
      for (const table of tables) {
        const [schema, relation] = table.split('.')
        const changes = rows.filter(({ data }) => data.startsWith(`table ${schema}.${relation}: UPDATE`))
        expect([table, changes.length]).toEqual([table, 1])
        for (const key of await keyOf(client, table)) expect(changes[0]?.data).toContain(` ${key}[`)
      }

      const { rows: messages } = await client.query<{ data: Buffer }>(
        `select data from pg_logical_slot_get_binary_changes($1, null, null,
           'proto_version', '1', 'publication_names', 'powersync')`,
        [`${name}_pgoutput`],
      )
      const relations = decodedRelations(messages.map(({ data }) => data))
      expect(relations.map(({ table }) => table).toSorted()).toEqual(tables)
      for (const { table, identity, key } of relations) {
        expect([table, identity]).toEqual([table, 'd'])
        expect(key.toSorted()).toEqual((await keyOf(client, table)).toSorted())
      }
    })
  })

  test('a phone’s batch, a revocation and a change of group go through', async () => {
    const slot = `${name}_phone`
    await api.sql("select pg_create_logical_replication_slot($1, 'pgoutput')", [slot])
    onTestFinished(() => dropSlots([slot]))
    const other = await enrolDevice(api)
    expect((await sendOne(api, other, await envelopeOf(other, 1))).issue).toBe('acceptee')
    const path = `/v1/appareils/${other.appareil_id}/revoquer`
    expect((await api.post(path, { raison: 'x' }, 'admin')).status).toBe(200)
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      `select count(*)::int as n from pg_logical_slot_get_binary_changes($1, null, null,
         'proto_version', '1', 'publication_names', 'powersync')`,
      [slot],
    )
    expect(n).toBeGreaterThan(0)
  })
})

describe('a replication service that died', () => {
  test('keeps a bounded part of the log: the private cluster says how much', async () => {
    const [row] = await api.sql<{ wal: string; keep: string }>(
      `select current_setting('wal_level') as wal, current_setting('max_slot_wal_keep_size') as keep`,
    )
    expect(row?.wal).toBe('logical')
    expect(row?.keep).toMatch(/^[1-9]\d*[MG]B$/)
  })

  test('past the bound its slot is given up, and writing goes on', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sillon-slot-'))
    const cluster = await ensureCluster({
      dataDir,
      settings: { max_slot_wal_keep_size: '16MB', max_wal_size: '32MB', min_wal_size: '32MB', fsync: 'off' },
    })
    onTestFinished(async () => {
      await cluster.stop()
      await destroyCluster(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    })
    await withClient(cluster.url('postgres', 'postgres'), async (client) => {
      await client.query('create table t (id bigint primary key, texte text)')
      await client.query('create publication powersync for table t')
      await client.query("select pg_create_logical_replication_slot('mort', 'pgoutput')")
      for (let round = 0; round < 5; round += 1) {
        await client.query(
          "insert into t select g + $1 * 200000, repeat('x', 100) from generate_series(1, 100000) g",
          [round],
        )
        await client.query('checkpoint')
      }
      const { rows } = await client.query(
        "select wal_status from pg_replication_slots where slot_name = 'mort'",
      )
      expect(rows).toEqual([{ wal_status: 'lost' }])
      const { rows: wal } = await client.query<{ mo: number }>(
        'select (sum(size) / 1000000)::int as mo from pg_ls_waldir()',
      )
      expect(wal[0]?.mo).toBeLessThan(120)
      await client.query("update t set texte = 'y' where id = 1")
    })
  })
})

async function touch(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ colonne: string }>(
    `select a.attname as colonne from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum desc limit 1`,
    [table],
  )
  const column = client.escapeIdentifier(rows[0]?.colonne ?? '')
  const { rowCount } = await client.query(
    `update ${table} set ${column} = ${column} where ctid = (select min(ctid) from ${table})`,
  )
  return rowCount ?? 0
}

async function keyOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  )
  return rows.map(({ attname }) => attname)
}

async function dropSlots(slots: readonly string[]): Promise<void> {
  for (const slot of slots) await api.sql('select pg_drop_replication_slot($1)', [slot])
}
