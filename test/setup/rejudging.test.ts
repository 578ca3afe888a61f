// Spec: service#donnees-en-place: `npm run admin -- rejuger` as an operator types it, after a season: lists the stored judgements
// next to those of today's rules. Records stay as they are until a person applies the new judgement.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { preparationSql } from '../../src/database/preparation.ts'
import { MIGRATIONS } from '../../src/database/sources.ts'
import { loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

const database = await openDatabase('saison')
const sql = <T>(text: string, values: unknown[] = []) =>
  withClient(database.adminUrl, async (client) => (await client.query(text, values)).rows as T[])

/** Runs the command with the given arguments; returns the exit code, then the terminal's output. */
async function rejuger(...args: string[]): Promise<string> {
  const { said, ended } = runScript('scripts/admin.ts', ['rejuger', ...args], {
    DATABASE_URL: database.adminUrl,
  })
  const code = await ended
  return `${code} ${said().trim()}`
}

/** Returns the contents of every table, by its name. */
const everything = () =>
  withClient(database.adminUrl, async (client) => {
    const tables = await client.query<{ nom: string }>(
      `select c.oid::regclass::text as nom from pg_class c where c.relkind in ('r', 'p') and c.relowner = 'proprietaire'::regrole order by 1`,
    )
    const each = tables.rows.map(
      ({ nom }) =>
        `select '${nom}' as nom, count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as lignes from ${nom} t`,
    )
    const { rows } = await client.query<{ nom: string; lignes: string }>(each.join(' union all '))
    return new Map(rows.map(({ nom, lignes }) => [nom, lignes]))
  })
const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after]
    .filter(([nom, lignes]) => before.get(nom) !== lignes)
    .map(([nom]) => nom)
    .sort()
    .sort()

/** Returns the text of a migration, by its name. */
function migration(name: string): string {
  const committed = join(MIGRATIONS, 'committed')
  const [file = ''] = readdirSync(committed).filter((one) => one.endsWith(`-${name}.sql`))
  return readFileSync(join(committed, file), 'utf8')
}

/**
 * Changes the first collections of the season to the results of an earlier version, which used the coefficient of a campaign that
 * opened later.
 */
const overwrite = (ids: readonly string[]) =>
  withClient(database.adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query('update collecte.collecte set prise_g = prise_g * 5 where id = any ($1)', [ids])
    await client.query(
      `update capacite.solde s set consomme_g = k.quantite_g
       from (select k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code, sum(k.quantite_g) as quantite_g
             from capacite.toute_consommation k group by 1, 2, 3, 4) as k
       where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code) = (k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code)`,
    )
  })

let ids: string[] = []
beforeAll(async () => {
  ids = (await sql<{ id: string }>('select id from collecte.collecte order by numero_officiel limit 2')).map(
    ({ id }) => id,
  )
})

test('what today’s rules judged, they judge alike, in every organization', async () => {
  expect(await rejuger('--essai')).toBe("0 sillon: nothing is judged otherwise by today's rules.")
})

test('consumption by an overwritten coefficient is listed with its capacities, and nothing moves', async () => {
  await overwrite(ids)
  const before = await everything()
  const lines = (await rejuger('--essai')).split('\n')
  expect(lines[0]).toMatch(/^0 organisation +genre +reference +avant +apres +acte$/)
  expect(lines.filter((line) => line.startsWith('DEMO  '))).toEqual([
    ...ids.map((id) =>
      expect.stringMatching(
        new RegExp(
          `^DEMO +collecte +MP-\\S+ +consomme_g ANANAS \\d+ +consomme_g ANANAS \\d+ +npm run admin -- rejuger --appliquer ${id}$`,
        ),
      ),
    ),
    ...ids.map(() =>
      expect.stringMatching(
        /^DEMO +capacite +\d{4} ANANAS AB .*depassee (true|false).* that of its collections$/,
      ),
    ),
  ])
  expect(lines.at(-1)).toBe('sillon: 4 are judged otherwise; nothing was written.')
  expect(changed(before, await everything())).toEqual([])
})

test('as one object a line, as a table for a spreadsheet, of one organization and kind', async () => {
  const json = (await rejuger('--essai', '--json', '--organisation', 'DEMO', '--genre', 'collecte')).split(
    '\n',
  )
  const rows = json.slice(0, 2).map((line) => JSON.parse(line.replace(/^0 /, '')))
  expect(rows).toMatchObject(ids.map((id) => ({ organisation: 'DEMO', genre: 'collecte', id })))
  for (const { avant, apres } of rows) expect(avant.consomme_g.ANANAS).toBe(apres.consomme_g.ANANAS * 5)
  const csv = (await rejuger('--essai', '--csv', '--genre', 'collecte', 'capacite')).split('\n')
  expect(csv[0]).toMatch(/^0 \uFEFF?organisation,genre,reference,avant,apres,acte,id,details$/)
  expect(csv).toHaveLength(6)
  const [other = ''] = (
    await sql<{ code: string }>("select code from organisation.organisation where code <> 'DEMO'")
  ).map(({ code }) => code)
  expect(await rejuger('--essai', '--organisation', other)).toMatch(/^0 sillon: nothing is judged/)
})

test('a person applies it, with a reason: consumption alone moves, and the journal says so', async () => {
  const before = await everything()
  const [first = '', second = ''] = ids
  const one = await rejuger(
    '--appliquer',
    first,
    '--organisation',
    'DEMO',
    '--raison',
    'Le coefficient de la saison',
  )
  expect(one).toMatch(/ANANAS.* applied\n.*1 applied\.$/)
  expect(changed(before, await everything())).toEqual([
    'capacite.consommation',
    'capacite.solde',
    'journal.evenement',
  ])
  expect(await rejuger('--essai')).toMatch(/2 are judged otherwise/)
  expect(await rejuger('--appliquer', first, '--organisation', 'DEMO', '--raison', 'Encore')).toBe(
    `0 sillon: ${first}: no commande or collecte or parcelle or controle or collecte_signalee or collecte_etat of that id differs, nothing was done; the act of another kind stands in its line.\nsillon: 0 applied.`,
  )
  const all = await rejuger('--appliquer', 'collecte', '--organisation', 'DEMO', '--raison', 'Le reste')
  expect(all).toMatch(/1 applied\.$/)
  expect(await rejuger('--essai')).toMatch(/nothing is judged otherwise/)
  expect(
    await sql(
      `select e.entite_id as id, e.details ->> 'raison' as raison, e.details ->> 'auteur' as auteur from journal.evenement e
       where e.action = 'rejugement.appliquer' order by e.id`,
    ),
  ).toEqual([
    { id: first, raison: 'Le coefficient de la saison', auteur: 'operateur' },
    { id: second, raison: 'Le reste', auteur: 'operateur' },
  ])
})

test('commands that nothing compared when they came, and lots that were free then, are listed and applied', async () => {
  const contrat = randomUUID()
  const [collection] = await sql<{ id: string }>(
    'select c.commande_id as id from collecte.collecte c where c.contrat_id is null order by c.numero_officiel limit 1',
  )
  const id = collection?.id ?? ''
  // Writes results of an older version: a collection under a contract of another product, and its lots.
  await withClient(database.adminUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
       select c.organisation_id, $1, 'K-REJUGER', c.campagne_id, 'actif', '{(,)}', 'XOF', now() from collecte.collecte c where c.commande_id = $2`,
      [contrat, id],
    )
    await client.query(
      `update commande.commande set enveloppe = jsonb_set(enveloppe::jsonb, '{payload,contrat_id}', to_jsonb($1::text))::json where id = $2`,
      [contrat, id],
    )
    await client.query(`${preparationSql()}; drop table lot.juge_avant`) // a clone lacks the grants of the original
    await client.query(`begin; set local role proprietaire; ${migration('juges-avant')} commit`)
  })
  const lines = (await rejuger('--essai')).replace('0 ', '').split('\n')
  expect(lines.filter((line) => line.startsWith('DEMO  '))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^DEMO +commande +collecte.enregistrer MP-\\S+ +controles none +controles reference_inactive +npm run admin -- rejuger --appliquer ${id}$`,
      ),
    ),
    expect.stringMatching(
      /^DEMO +lot_ecarte +\S+ +ecarte_de none +ecarte_de AB +POST \/v1\/controles\/\S+\/lever$/,
    ),
  ])
  const before = await everything()
  expect(await rejuger('--appliquer', id, '--organisation', 'DEMO', '--raison', 'Le contrat')).toMatch(
    /1 applied\.$/,
  )
  expect(changed(before, await everything())).toEqual(['controle.controle', 'journal.evenement'])
  expect(await rejuger('--essai', '--genre', 'commande')).toMatch(/nothing is judged otherwise/)
  expect(await rejuger('--appliquer', 'commande', '--organisation', 'DEMO', '--raison', 'Encore')).toBe(
    '0 sillon: 0 applied.',
  )
  await sql('delete from lot.juge_avant')
})

test.runIf(inject('sillon').trusts)(
  'a login that is no superuser lists what there is, in every organization',
  async () => {
    const login = `${database.name}_montee`
    await sql(`create role ${login} login in role proprietaire, metier, taches`)
    onTestFinished(() => sql(`drop role ${login}`).then(() => undefined))
    await overwrite(ids)
    const { said, ended } = runScript('scripts/admin.ts', ['rejuger', '--essai', '--json'], {
      DATABASE_URL: database.adminUrl,
      DATABASE_ADMIN_URL: loginAs(database.adminUrl, login),
    })
    expect(await ended).toBe(0)
    expect(said()).toMatch(/4 are judged otherwise/)
  },
)

test('what is typed wrong is said in a sentence', async () => {
  const said = async (...args: string[]) => (await rejuger(...args)).replace('sillon: ', '')
  expect(await said()).toBe('1 say --essai to list, or --appliquer to apply.')
  expect(await said('--essai', '--json', '--csv')).toBe('1 say --json or --csv, not both.')
  expect(await said('--appliquer', 'collecte')).toBe('1 --appliquer needs --organisation and --raison.')
  expect(await said('--essai', '--organisation', 'NULLE')).toBe('1 there is no organization NULLE.')
  expect(await said('--essai', '--genre', 'autre')).toBe(
    '1 there is no kind autre; there are commande, collecte, parcelle, capacite, reception, lot, lot_ecarte, etape, vente, expedition, document, redressement, controle, code_producteur, code_contrat, code_vente, code_certificat, code_echantillon, modification, collecte_signalee, collecte_etat.',
  )
  expect(await said('--appliquer', 'lot', '--organisation', 'DEMO', '--raison', 'x')).toBe(
    '1 lot: its own routes apply it; --essai names them.',
  )
})
