// A file of clients from the sales staff: one client existed, one has an unknown country, the others are written.
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { connect, inTransaction } from '../../src/database/db.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { type Lot, reportOf } from '../../src/imports/report.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { ORGANISATION, UTILISATEUR } from '../ids.ts'
import type { Season } from './seasonStage.ts'

const { commercial } = UTILISATEUR
const FILE = `Code;Nom;Pays;Courriel
BIO-GENEVE;Bio Genève;CH;achats@biogeneve.example
FRUITS-RUNGIS;Fruits de Rungis;FR;
PRIMEURS-OSLO;Primeurs d’Oslo;Norvège;
`
const BYTES = Buffer.from(FILE)
const SHA256 = createHash('sha256').update(BYTES).digest('hex')
const SESSION = '($2::uuid, $3::uuid, true)::utilisateur.session'

/** Imports the file as the service does: tried, withdrawn, applied in part. */
export async function playImport({ client, before, call }: Season): Promise<void> {
  const session = [ORGANISATION.demo, commercial]
  const { importation } = await call<{ importation: { id: string } }>(
    commercial,
    `importation.creer($1, ${SESSION}, $4)`,
    [
      JSON.stringify({
        genre: 'clients',
        format: 'csv',
        nom_fichier: 'clients-europe.csv',
        taille_octets: BYTES.length,
        sha256: SHA256,
      }),
      ...session,
      before(13),
    ],
  )
  const { id } = importation
  const it = { organisation_id: ORGANISATION.demo, importation_id: id, auteur_id: commercial }
  const told = <T>(name: string, request: object) =>
    call<T>(commercial, `v1.${name}($1)`, [JSON.stringify({ ...it, ...request })])
  const write = (statut: string) =>
    told<Lot>('importation_ecrire', { statut, apres: 0, nombre: 200, secret: {} })
  const note = (lot: Lot, ecrites: number) =>
    told('importation_noter', { ...reportOf(lot.lignes), examinees: lot.dernier, ecrites })
  const asked = (act: string, ...more: string[]) =>
    call(commercial, `importation.${act}($1, ${more.map((_, i) => `$${i + 5}, `).join('')}${SESSION}, $4)`, [
      id,
      ...session,
      before(13),
      ...more,
    ])

  await asked('essayer')
  const kind = kindOf('clients')
  const understand = createRowConverter(kind)
  const lignes = []
  for await (const row of readRows(kind, 'csv', BYTES))
    lignes.push({ rang: lignes.length + 1, ...understand(row) })
  await told('importation_lire', { vider: true, lignes })
  await client.query('savepoint essai')
  const tried = await write('en_essai')
  await client.query('rollback to savepoint essai')
  await note(tried, 0)
  await told('importation_avancer', { acte: 'conclure', raison: null })
  await asked('appliquer', 'bonnes')
  const done = await write('en_application')
  await note(done, done.lignes.filter(({ ecrite }) => ecrite).length)
  await told('importation_avancer', { acte: 'achever', raison: null })
}

/**
 * Puts the import's file into the store at the place that the database names, unless the file is there. Does nothing if no season
 * was played.
 */
export async function storeImport(adminUrl: string, store: Pick<ObjectStore, 'put'>): Promise<void> {
  const pool = connect(adminUrl, { max: 1, role: 'metier', application: 'sillon-demo' })
  const keys = async (client: PoolClient) => {
    await client.query("select set_config('sillon.organisation_id', $1, true)", [ORGANISATION.demo])
    const text = 'select importation.cle_objet(i) as cle from importation.importation i where i.sha256 = $1'
    return (await client.query<{ cle: string }>(text, [SHA256])).rows
  }
  const found = await inTransaction(pool, keys).finally(() => pool.end())
  for (const { cle } of found) {
    const type_media = 'application/octet-stream'
    await store.put({ cle, type_media, taille_octets: BYTES.length, sha256: SHA256 }, BYTES)
  }
}
