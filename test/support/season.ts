// The demo with its season, as `npm start` loads it, made once per run and then cloned.
import { hash } from '@node-rs/argon2'
import { MOT_DE_PASSE } from '../../demo/comptes.ts'
import { loadDemoData } from '../../demo/play/load.ts'
import { cloneDatabase, databaseAt, withClient } from './clone.ts'
import type { TestContext } from './context.ts'

/** Makes the template unless another test file of the run has made it; returns its name. */
export async function seasonTemplate({ adminUrl, prefix, templates }: TestContext): Promise<string> {
  const name = `${prefix}saison`
  // A second caller waits for the first.
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const unfinished = `${name}_`
    await cloneDatabase(adminUrl, templates.vide, unfinished)
    await loadDemoData(databaseAt(adminUrl, unfinished), { log: () => undefined, season: true })
    await cheapenPasswords(databaseAt(adminUrl, unfinished))
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

/**
 * Makes the check of the demo's passwords cheap, because every test signs people in. The tests of test/identity check how
 * passwords are stored.
 */
export async function cheapenPasswords(url: string): Promise<void> {
  const kept = await hash(MOT_DE_PASSE, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await withClient(url, (client) => client.query('update connexion.titulaire set mot_de_passe = $1', [kept]))
}
