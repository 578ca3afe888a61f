// The ordinary request of each documented read: the source of its ids, and an account with the permission.
import type pg from 'pg'
import { PERSONNES } from '../../demo/comptes.ts'
import { CAMPAGNE, ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { signIn } from '../../demo/play/login.ts'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { onDatabase } from './season.ts'

/** A request that is expected to succeed. */
export type ReadCall = {
  route: Route
  path: string
  token: string
  utilisateur: string
  /** Claims in the token besides the account, such as roles of the publisher's team. */
  roles: readonly string[]
  text: string
}

/** The reads to measure, and the routes for which no request is known. */
export type ReadCalls = { calls: ReadCall[]; missing: Route[] }

// The accounts that may send the request; the first one with permission sends it.
const ACCOUNTS = ['direction', 'admin', 'rsci', 'agent1', 'magasinier', 'inspecteur', 'editeur'] as const

/** The query of routes that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  apercu_rappel: '?genre=lot&objet_id=:lot',
  // The request of the publisher's screen, with every organization on one page.
  editeur_cockpit: '?limite=200',
  numerotation_apercu: `?campagne=${CAMPAGNE.demo}&produit=${PRODUIT.ananas}&nature=MP`,
  sync_etat_appareil: '?appareil_id=:appareil',
  sync_perimetre: '?appareil_id=:appareil',
  sync_resultats: '?appareil_id=:appareil',
}

// A lot with inputs, so that it has a genealogy and its recall reaches records.
const MADE_LOT = `select vers_id as id from matiere.filiation where organisation_id = $1
    and vers_genre = 'lot' limit 1`

/** The source of the id in a path, for paths whose id is not that of a row in their own list. */
const IDS: Readonly<Record<string, string>> = {
  ':appareil': `select appareil_id as id from commande.commande_resultat where organisation_id = $1
    group by appareil_id order by count(*) desc limit 1`,
  '/v1/reglages/:cle': 'select cle as id from reglage.reglage where organisation_id = $1 limit 1',
  ':lot': MADE_LOT,
  '/v1/lots/:id': MADE_LOT,
  '/referentiels/:code': `select code as id from conformite.referentiel
    where $1::text <> '' order by code limit 1`,
  '/v1/rappels/:id/apercu': `select id from rappel.rappel where organisation_id = $1
    and statut = 'planifié' and not exercice limit 1`,
  // The tile that contains the corner of a plot of the organization, at a zoom level that shows shapes.
  '/v1/parcelles/tuiles': `select z.z, floor((p.ouest_microdegres / 1e6 + 180) / 360 * 2 ^ z.z)::integer as x,
      floor((1 - asinh(tan(radians(p.sud_microdegres / 1e6))) / pi()) / 2 * 2 ^ z.z)::integer as y
    from parcelle.polygone p, (values (15)) as z (z) where p.organisation_id = $1
    order by p.id limit 1`,
  '/v1/imports/modeles/:genre': `select 'producteurs' as id where $1::text <> ''`,
  '/v1/fichiers/:id': 'select fichier_id as id from fichier.envoi where organisation_id = $1 limit 1',
  '/v1/expeditions/:id/eudr': `select e.id from expedition.expedition e
    where e.organisation_id = $1 and e.statut = 'validée' and exists (
      select from matiere.filiation f
      where f.vers_id = e.id and f.vers_genre = 'expedition' and f.de_genre = 'lot' and not f.annulee)
    order by e.id limit 1`,
  '/v1/utilisateurs/:id': `select id from utilisateur.utilisateur where organisation_id = $1
    and identifiant = 'agent1'`,
  '/v1/controles/:id': 'select id from controle.controle where organisation_id = $1 order by id limit 1',
  '/v1/actes/:entite/:id': `select id, 'lot' as entite from lot.lot where organisation_id = $1
    order by id limit 1`,
  '/v1/campagnes/:id': `select '${CAMPAGNE.demo}' as id where $1::text <> ''`,
  '/v1/mouvements/:id': 'select id from matiere.mouvement where organisation_id = $1 order by id limit 1',
  '/v1/editeur/licences/:id': 'select id from licence.licence where organisation_id = $1 limit 1',
  '/v1/editeur/factures/:id': 'select id from facture.facture where cible = $1 limit 1',
  '/v1/editeur/packs/:code/brouillon': `select code as id from pack.brouillon
    where $1::text <> '' limit 1`,
  '/v1/editeur/packs/:code/versions/:version': `select k.code as id, v.version from pack.pack k
    join pack.pack_version v on v.pack_id = k.id where $1::text <> '' order by v.id limit 1`,
  '/v1/editeur/packs/:code': `select code as id from pack.pack
    where $1::text <> '' order by code limit 1`,
  '/v1/ensembles-permissions/:id': 'select id from utilisateur.ensemble where organisation_id = $1 limit 1',
}
const RECORD = /^\/v1\/(.+?)\/:id/

/** Finds a request for each given route. */
export async function readCalls(url: string, adminUrl: string, filter: RegExp): Promise<ReadCalls> {
  const callers = await Promise.all(
    ACCOUNTS.map(async (account) => ({
      token: await (await signIn(url, account)).token(),
      // The publisher has no account in an organization, and these functions look up none.
      utilisateur: UTILISATEUR[account === 'editeur' ? 'direction' : account],
      roles: PERSONNES.find(({ identifiant }) => identifiant === account)?.roles ?? [],
    })),
  )
  const routes = ROUTES.filter(({ method, path, name }) => method === 'GET' && filter.test(`${name} ${path}`))
  const calls: ReadCall[] = []
  const missing: Route[] = []
  for (const route of routes) {
    const path = await pathOf(route, adminUrl)
    const call = path === undefined ? undefined : await callOf(url, route, path, callers)
    if (call === undefined) missing.push(route)
    else calls.push(call)
  }
  return { calls, missing }
}

async function callOf(
  url: string,
  route: Route,
  path: string,
  callers: readonly Pick<ReadCall, 'token' | 'utilisateur' | 'roles'>[],
): Promise<ReadCall | undefined> {
  for (const caller of callers) {
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${caller.token}` } })
    const text = await response.text()
    if (response.ok) return { ...caller, route, path, text }
  }
  return undefined
}

async function pathOf({ name, path }: Route, adminUrl: string): Promise<string | undefined> {
  const whole = path + (QUERIES[name] ?? '')
  const [key = ''] = Object.keys(IDS).filter((each) => whole.includes(each))
  const record = RECORD.exec(path)
  if (key === '' && record === null) return whole
  const list = record?.[1]?.replace(/[/-]/g, '_')
  const rows = await onDatabase(adminUrl, async (client) => {
    const text = IDS[key] ?? (await ofList(client, list))
    return (await client.query<{ id: string; [member: string]: string }>(text, [ORGANISATION.demo])).rows
  })
  const [found] = rows
  if (found === undefined) return undefined
  return whole.replace(/:(\w+)/g, (_whole, member: string) => found[member] ?? found.id)
}

// The table of a list: the first one after FROM.
async function ofList(client: pg.Client, list: string | undefined): Promise<string> {
  const { rows } = await client.query('select source from porte.liste where nom = $1', [list])
  const [table] = /\w+\.\w+/.exec(rows[0]?.source ?? '') ?? []
  if (table === undefined) throw new Error(`bench: no list says where an id of ${list} comes from`)
  return `select id from ${table} where organisation_id = $1 order by id limit 1`
}
