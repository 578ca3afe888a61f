// `npm run admin -- purger` as an operator uses it: first a trial that counts, then the real run. The service returns the
// remaining records as before.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR } from '../../demo/ids.ts'
import { runScript } from '../setup/support/processes.ts'
import { openApi } from './support/api.ts'
import { arrivedFile, fileOf, pieceOf } from './support/files.ts'
import { enrolDevice, envelopeOf, net, rawResults, sendBatch } from './support/phones.ts'
import { delivery, validated } from './support/receptions.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const TABLES = `select c.oid::regclass::text as nom from pg_class c
  where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`

/** Runs the command with the given arguments; returns the exit code, then the terminal's output. */
async function purger(...args: string[]): Promise<string> {
  const env = { DATABASE_URL: api.server.database.adminUrl, DATA_DIR: api.server.dataDir, NODE_ENV: 'test' }
  const { said, ended } = runScript('scripts/admin.ts', ['purger', '--organisation', 'DEMO', ...args], env)
  const code = await ended
  return `${code} ${said().trim()}`
}

/** Returns the tables with a row that contains one of the given words. */
async function saying(words: readonly string[]): Promise<string[]> {
  const tables = await api.sql<{ nom: string }>(TABLES)
  const each = tables.map(
    ({ nom }) => `select '${nom}' as nom where exists (select from ${nom} t where t::text ~ $1)`,
  )
  const rows = await api.sql<{ nom: string }>(each.join(' union all '), [words.join('|')])
  return rows.map(({ nom }) => nom)
}

/** Returns every line of every report, and every read of a lot, with the names removed. */
async function told(lot: string, names: RegExp): Promise<string[]> {
  const views = await api.sql<{ nom: string }>(
    `select format('rapports.%I', viewname) as nom from pg_views where schemaname = 'rapports'`,
  )
  const each = views.map(({ nom }) => `select '${nom} ' || to_json(t) as ligne from ${nom} t`)
  const lines = await api.sql<{ ligne: string }>(each.join(' union all '))
  const read = await Promise.all(['', '/genealogie'].map((part) => api.get(`/v1/lots/${lot}${part}`, 'rsci')))
  expect(read.map(({ status }) => status)).toEqual([200, 200])
  const texts = [...lines.map(({ ligne }) => ligne), ...read.map(({ text }) => text)]
  expect(texts.length).toBeGreaterThan(50)
  const masked = (text: string) =>
    text
      .replaceAll(names, 'X')
      // Some reports contain the instant at which they were read.
      .replaceAll(/"le":"[^"]*"/g, '"le":"X"')
      .replaceAll(/effacé sha256:[0-9a-f]{64}/g, 'X')
      .replaceAll(/X( X)+/g, 'X')
  return texts.map(masked).sort()
}

test('who left is erased wherever they stand, with their objects; matter, documents and outcomes are as before', async () => {
  const device = await enrolDevice(api)
  const photo = fileOf('photo', 'photo')
  const envelope = await envelopeOf(device, 1, net(10_000), { pieces_jointes: [pieceOf(photo)] })
  const payload = {
    producteur_id: PRODUCTEUR.ordinary,
    version_base: 1,
    champs: { telephone: '+2290166554433' },
  }
  const phone = { type: 'producteur.modifier', version_schema: 1, reference_provisoire: null, payload }
  const modified = await envelopeOf(device, 2, {}, phone)
  const batch = [envelope, modified]
  const answered = await sendBatch(api, device, batch)
  expect(answered.body.resultats.map(({ issue }: { issue: string }) => issue)).toEqual([
    'acceptee',
    'acceptee',
  ])
  const sent = rawResults(answered.text)
  await arrivedFile(api, device, photo)
  const collecte = (envelope.payload as { collecte_id: string }).collecte_id
  const reception = await validated(api, delivery([{ collecte_id: collecte }]))
  const [receipt] = (await api.get(`/v1/documents?entite_id=${collecte}`, 'rsci')).body.documents
  expect((await api.get(`/v1/documents/${receipt.id}`, 'rsci')).body.lecture).not.toBeNull()
  const [row] = await api.sql<{
    nom: string
    prenoms: string
    telephone: string
    lot_id: string
    sha256: string
  }>(
    `select p.nom, p.prenoms, p.telephone, r.lot_id, d.sha256 from producteur.producteur p, reception.reception r, document.document d
     where p.id = $1 and r.id = $2 and d.id = $3`,
    [PRODUCTEUR.ordinary, reception, receipt.id],
  )
  const { nom = '', prenoms = '', telephone = '', lot_id = '', sha256 = '' } = row ?? {}
  const words = [`"${nom}"|${nom} ${prenoms}`, telephone.replace('+', '')]
  const folder = join(api.server.dataDir, 'objets', ORGANISATION.demo)
  const objects = [join(folder, photo.fichier_id, photo.sha256), join(folder, receipt.id, sha256)]
  expect(objects.map(existsSync)).toEqual([true, true])

  // Everything can be removed: the member has left, the campaign is over, all retention periods are short. pgTAP tests the
  // lengths of the periods.
  await api.sql(
    `insert into rapports.acces (organisation_id, role_nom, accorde_le) values ('${ORGANISATION.demo}', session_user, now())`,
  )
  await api.sql(
    'update producteur.producteur set actif_pendant = tstzmultirange(tstzrange(null, now())) where id = $1',
    [PRODUCTEUR.ordinary],
  )
  await api.sql(
    `update campagne.campagne set statut = 'cloturee' where organisation_id = $1 and statut = 'ouverte'`,
    [ORGANISATION.demo],
  )
  await api.sql(
    `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
     values ($1, 'conservation.preuves_annees', 1, '0', '2000-01-01')`,
    [ORGANISATION.demo],
  )
  const gone = await api.sql<{ nom: string; prenoms: string }>(
    'select p.nom, p.prenoms from producteur.producteur p where not upper_inf(p.actif_pendant)',
  )
  const names = new RegExp(gone.flatMap((one) => [one.nom, one.prenoms]).join('|'), 'g')
  const before = await told(lot_id, names)
  const holding = await saying(words)
  expect(holding).toEqual(
    expect.arrayContaining(['commande.commande', 'document.document', 'producteur.producteur']),
  )

  expect(await purger()).toMatch(/^0 .*commande +2 +objets +1.*commande\.commande +1\n.*--faire/s)
  expect(await purger('--faire')).toMatch(/^1 .*not «oui»/s)
  expect(await saying(words)).toEqual(holding)
  expect(objects.map(existsSync)).toEqual([true, true])

  expect(await purger('--faire', '--oui')).toMatch(/^0 /)
  expect(await saying(words)).toEqual([])
  expect(objects.map(existsSync)).toEqual([false, false])
  expect(await told(lot_id, names)).toEqual(before)
  expect(rawResults((await sendBatch(api, device, batch)).text)).toEqual(sent)
  const read = await api.get(`/v1/documents/${receipt.id}`, 'rsci')
  expect(read.body).toMatchObject({ document: { code: receipt.code, statut: 'valide' }, lecture: null })
  expect((await api.get(`/v1/fichiers/${photo.fichier_id}`, 'rsci')).body).toMatchObject({ lecture: null })
  expect(await (await fetch(`${api.url}/verifier/${receipt.code}`)).text()).toMatch(/authentique/i)
})
