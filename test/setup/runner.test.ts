// The base of the test suite: the folder of its databases, and that a pgTAP file finds no trace of an earlier file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { NEEDED, placeOf } from '../support/runner/place.ts'
import { runTool } from '../support/runner/processes.ts'
import { openWarmSession } from '../support/runner/warmSession.ts'

const PSQL = new URL('../support/runner/psql.sh', import.meta.url).pathname
const folder = mkdtempSync(join(inject('sillon').folder, 'suite-'))

test('a run lies in memory where there is room enough, and on disk otherwise', () => {
  const least = { bytes: NEEDED, memory: NEEDED }
  const given = placeOf(folder, least)
  onTestFinished(() => rmSync(given.folder, { recursive: true }))
  expect(given).toMatchObject({
    isInMemory: true,
    folder: expect.stringMatching(/^\/dev\/shm\/sillon-test-/),
  })
  // A second run uses the folder of the first one.
  expect(placeOf(folder, { bytes: 0, memory: 0 })).toEqual(given)
  for (const room of [
    { ...least, bytes: NEEDED - 1 },
    { ...least, memory: NEEDED - 1 },
  ]) {
    const other = mkdtempSync(join(folder, 'autre-'))
    expect(placeOf(other, room)).toEqual({ folder: join(other, 'test'), isInMemory: false })
  }
})

const database = await openDatabase('vide')

/** Runs texts as pgTAP files, one after the other, as pg_prove would; returns the output and exit code of each. */
async function said(...texts: readonly string[]) {
  const files = texts.map((text, index) => {
    const path = relative('.', join(folder, `${index}.sql`))
    writeFileSync(path, text)
    return path
  })
  const session = await openWarmSession(database.adminUrl, files)
  onTestFinished(session.close)
  const answers: { code: number; output: string }[] = []
  for (const file of [...files, 'README.md'])
    answers.push(
      await runTool(PSQL, ['--quiet', '--port', `${session.port}`, '--file', file], AbortSignal.any([])),
    )
  return answers
}

test('a file that is not ended leaves the next one nothing: no row, role, setting, statement or lock', async () => {
  const [, after] = await said(
    `begin; create table essai_reste (); create temp table reste (); set role metier; set enable_seqscan = off;
     set session characteristics as transaction read only; prepare reste as select 1; listen reste;
     select pg_advisory_lock(1);`,
    `select concat_ws(' ', to_regclass('essai_reste'), to_regclass('reste'), current_user,
       current_setting('enable_seqscan'), current_setting('transaction_read_only'),
       (select count(*) from pg_prepared_statements), (select count(*) from pg_listening_channels()),
       (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()),
       pg_my_temp_schema() <> 0)`,
  )
  // The last value is true because the schema of temporary tables belongs to the session, even if the file rolled back.
  expect(after).toEqual({ code: 0, output: 'postgres on off 0 0 0 t' })
})

test('an error, a session that is gone and a file that is not of the run are failures; the next one is run', async () => {
  const [fails, dies, next, foreign] = await said(
    "select 'ok 1'; select 1 / 0; select 'ok 2'",
    'select pg_terminate_backend(pg_backend_pid())',
    "select 'ok 1', 2; do $$ begin raise warning 'heard'; end $$",
  )
  expect(fails).toMatchObject({ code: 3, output: expect.stringMatching(/ERROR: {2}division by zero/) })
  expect(dies?.code).toBe(3)
  expect(next).toEqual({ code: 0, output: 'WARNING:  heard\nok 1|2' })
  expect(foreign).toMatchObject({ code: 3, output: 'README.md is no file of this run' })
})

test('on a new connection no organization is set: none is said, and no row is seen', async () => {
  const seen = await withClient(database.adminUrl, async (client) => {
    await client.query('set role metier')
    const { rows } = await client.query(
      `select current_setting('sillon.organisation_id', true) as setting, core.organisation_id() as said,
              (select count(*)::integer from organisation.organisation) as rows`,
    )
    return rows
  })
  expect(seen).toEqual([{ setting: null, said: null, rows: 0 }])
})
