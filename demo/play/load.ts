// Loads the demo once, in one transaction: two organizations that are ready for a phone's day. Dates count from the loading.
import { readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'
import { connect, inTransaction } from '../../src/database/db.ts'
import { demoId, idPrefix, ORGANISATION, PRODUCTEUR } from '../ids.ts'
import { type Campagne, type Organisation, organisations } from '../organisations.ts'
import { loadDemoAccounts } from './accounts.ts'
import { numberedIntrants, numberedProduits, readPack } from './packs.ts'
import { playSeason } from './season.ts'

const LOCK = 5_115_02 // advisory lock: one loading at a time
const EXISTS = 'organization DEMO exists'
const AGE_DAYS = 450
const MODULE_LEFT_DAYS = 30
const SEGMENTS = [
  { type: 'prefixe_entreprise', actif: false },
  { type: 'nature' },
  { type: 'texte', valeur: '-' },
  { type: 'produit' },
  { type: 'texte', valeur: '-' },
  { type: 'annee_campagne' },
  { type: 'texte', valeur: '-' },
  { type: 'sequence', chiffres: 6 },
]

/** Returns the instant that lies a number of days before the loading, or after it if the number is negative. */
type Clock = { now: Date; before(days: number): Date }

/** Options of the loader; `force` loads the demo next to other organizations, `season` adds three weeks of DEMO's season. */
export type DemoOptions = { log(line: string): void; force?: boolean; season?: boolean }

/**
 * Loads the demo data, unless the organization DEMO exists. Other organizations in the database prevent it too, unless it is
 * forced.
 */
export async function loadDemoData(
  adminUrl: string,
  { log, force = false, season = false }: DemoOptions,
): Promise<{ loaded: boolean }> {
  const pool = connect(adminUrl, { max: 1, role: 'metier', application: 'sillon-demo' })
  try {
    return await inTransaction(pool, async (client) => {
      const reason = await whyNot(client, force)
      if (reason === EXISTS) await loadAccounts(client)
      if (reason !== null) {
        log(`demo data: not loaded, ${reason}`)
        return { loaded: false }
      }
      const clock = await readClock(client)
      const versions = await publishPacks(client, clock)
      for (const organisation of organisations()) {
        await loadOrganisation(client, organisation, versions.get(organisation.pack) ?? '', clock)
        const { producteurs, parcelles } = organisation.land
        log(`demo data: ${organisation.code}, ${producteurs.length} producers, ${parcelles.length} plots`)
      }
      if (season) {
        log('demo data: a season, from the fields to a container …')
        await playSeason(client, clock.before)
      }
      await loadAccounts(client)
      return { loaded: true }
    })
  } finally {
    await pool.end()
  }
}

async function whyNot(client: PoolClient, force: boolean): Promise<string | null> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const { rows } = await client.query<{ id: string }>('select id from tache.organisations() as id')
  if (rows.some(({ id }) => id === ORGANISATION.demo)) return EXISTS
  return rows.length > 0 && !force ? 'this database serves other organizations' : null
}

// This is the last step in the transaction, because the role that may write these tables may write no others.
async function loadAccounts(client: PoolClient): Promise<void> {
  await client.query('set local role connexion')
  await loadDemoAccounts(client)
}

async function readClock(client: PoolClient): Promise<Clock> {
  const { rows } = await client.query<{ le: Date }>("select date_trunc('second', now()) as le")
  const now = rows[0]?.le ?? new Date()
  return { now, before: (days) => new Date(now.getTime() - days * 86_400_000) }
}

/** Publishes both packs and returns their version ids by code; a pack that is already published keeps its version. */
async function publishPacks(client: PoolClient, { before }: Clock): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const code of ['fruits', 'cacao']) {
    const parameters = [JSON.stringify(readPack(code)), before(AGE_DAYS + 10)]
    const { rows } = await client.query<{ id: string }>(readSql('packs'), parameters)
    versions.set(code, rows[0]?.id ?? '')
  }
  return versions
}

async function loadOrganisation(client: PoolClient, o: Organisation, packVersionId: string, clock: Clock) {
  const { now, before } = clock
  const created = before(AGE_DAYS)
  const run = (name: string, ...parameters: unknown[]) => client.query(readSql(name), parameters)

  await client.query('select organisation.creer($1, $2, $3, $4, $5, $6, $7)', [
    o.id,
    o.code,
    o.nom,
    'fr',
    o.fuseau,
    o.devise,
    created,
  ])
  await client.query('select module.activer(m, $2) from unnest($1::text[]) as m', [o.modules, created])
  await run('modules_inactifs', o.modules_inactifs, created, before(MODULE_LEFT_DAYS))
  await run('referentiels', o.referentiels)
  await run('groupements', JSON.stringify(o.land.groupements))
  await run('utilisateurs', JSON.stringify(o.comptes), created, now, o.administrateur_id)
  await run('identites', created)
  await run('ensembles', JSON.stringify(o.ensembles), created, now, o.administrateur_id)
  await client.query('select numerotation.definir_modele($1::jsonb, $2)', [JSON.stringify(SEGMENTS), created])
  await run('produits', JSON.stringify(numberedProduits(o)), packVersionId)
  await run('intrants', JSON.stringify([...numberedIntrants(o), ...o.intrants]))
  await run('emplacements', JSON.stringify(o.emplacements), now)
  for (const campagne of o.campagnes) await createCampagne(client, campagne, o.fuseau, packVersionId, clock)
  if (o.arbre_jours !== null) {
    const session = '($1::uuid, $2::uuid, true)::utilisateur.session'
    const initialise = `select activite.initialiser(${session}, null, $3)`
    await client.query(initialise, [o.id, o.administrateur_id, before(o.arbre_jours)])
  }

  const { campagne_ouverte_id: campagneId, validation, land } = o
  await run('producteurs', JSON.stringify(land.producteurs), created, now)
  await run('parcelles', JSON.stringify(land.parcelles), created, now, campagneId, validation.auteur)
  await run(
    'capacites',
    campagneId,
    now,
    JSON.stringify(validation),
    [PRODUCTEUR.unvalidated, PRODUCTEUR.returned],
    idPrefix('capacite'),
    o.offset,
  )
  const { replaced, refused, returned } = PRODUCTEUR
  const others = JSON.stringify({ remplacee: replaced, refusee: refused, a_revalider: returned })
  await run('capacites_etats', now, JSON.stringify(validation), others, idPrefix('capacite'))
  await run('taux', JSON.stringify(o.taux), now, o.administrateur_id)
  await run('contrats', JSON.stringify(o.contrats), now, campagneId, o.devise)
  await run('interets', JSON.stringify(o.interets), now)
  await run('acces_support', demoId('acces_support', o.offset + 1), o.administrateur_id, clock.before(20))
  await run('fournisseurs', JSON.stringify(o.fournisseurs), created)
  await run('clients', JSON.stringify(o.clients), created)
  await run('certificats', JSON.stringify(o.certificats), now, validation.rsci)
  await run('mouvements', JSON.stringify(o.mouvements), now, o.administrateur_id)
}

async function createCampagne(
  client: PoolClient,
  campagne: Campagne,
  fuseau: string,
  packVersionId: string,
  { before }: Clock,
): Promise<void> {
  const opening = before(campagne.ouverte_jours)
  const closing = before(campagne.fermee_jours)
  const openingDay = day(opening, fuseau)
  const annee = openingDay.slice(0, 4)
  await client.query('select campagne.creer($1, $2, $3, $4, $5, $6, $7, $8)', [
    campagne.id,
    annee,
    `${campagne.nom} ${annee}`,
    Number(annee),
    openingDay,
    day(closing, fuseau),
    packVersionId,
    before(AGE_DAYS),
  ])
  if (campagne.statut === 'preparation') return
  await client.query('select campagne.ouvrir($1, $2)', [campagne.id, opening])
  if (campagne.statut === 'ouverte') return
  await client.query('select campagne.cloturer($1, $2)', [campagne.id, closing])
}

function readSql(name: string): string {
  return readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8')
}

/** Returns the date of an instant in a time zone, as YYYY-MM-DD. */
function day(instant: Date, fuseau: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: fuseau }).format(instant)
}
