// The opening of a third organization in the middle of the year: from its creation by the publisher and its spreadsheets to the
// first collection of a phone.
import { join } from 'node:path'
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import { capture, enrol, openPhone } from '@sillon/telephone/phone'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { synchronize } from '@sillon/telephone/sync'
import { Sentence } from '../../src/process/lifetime.ts'
import { attest, handOver, openOrganisation, readOpened } from './openingAccounts.ts'
import { bringIn } from './openingImports.ts'
import { askedBy, type People, type Person, prepareOffice } from './openingOffice.ts'
import { collecteFrom, PACK_VERSION, readTerrain } from './terrain.ts'

/** The name of the organization. */
const OUVERTE = { code: 'OUVERTE', nom: 'Coopérative Ouverte', campagne: 'OUV' } as const

const PACK = `fruits@${PACK_VERSION}`

/** Creates and opens a campaign as an operator: no route writes one. */
export type OpenCampaign = (organisation: string, campagne: string) => Promise<void>

/** The result of the opening: the official number of the first collection, and whether the organization existed before. */
export type Opening = { readonly numero: string; readonly deja: boolean }

/**
 * Opens the organization on the service at `url` and reports each step; a second run only reports that the organization exists.
 */
export async function playOpening(
  url: string,
  folder: string,
  openCampaign: OpenCampaign,
  say: (line: string) => void,
): Promise<Opening> {
  const before = await readOpened(url, OUVERTE.code)
  if (before !== null) {
    say(`${OUVERTE.code} stands: its first collection has number ${before}.`)
    return { numero: before, deja: true }
  }
  const admin = await openOrganisation(url, OUVERTE, say)
  await prepareOffice(askedBy(admin))
  const brought = (genre: string, file: string, who: Person) => bringIn(askedBy(who), genre, file, say)
  await brought('groupements', 'groupements.csv', admin)
  const { objets: accounts } = await brought('comptes', 'comptes.csv', admin)
  const people = await handOver(url, admin, accounts, say)
  const { rsci, direction, commercial, magasinier } = people
  await attest(url, admin, [rsci, people.adjoint, direction])
  say('The publisher attested who the quality officers and the management are: capacities take two persons.')
  await askedBy(rsci).put('/v1/referentiels/AB', { coche: true })
  await openCampaign(OUVERTE.code, OUVERTE.campagne)
  say(`Modules, numbering and referential are chosen; the operator opened campaign ${OUVERTE.campagne}.`)

  await brought('producteurs', 'producteurs.xlsx', rsci)
  await brought('parcelles', 'parcelles.geojson', rsci)
  await brought('fournisseurs', 'fournisseurs.csv', rsci)
  await brought('clients', 'clients.csv', commercial)
  await brought('certificats', 'certificats.csv', rsci)
  await brought('statuts', 'statuts.csv', rsci)
  const { objets: contracts } = await brought('contrats', 'contrats.csv', commercial)
  for (const id of contracts) await askedBy(direction).post(`/v1/contrats/${id}/activer`, {})
  say('The management activated the contract.')
  await brought('rendements', 'rendements.csv', rsci)
  const capacites = await brought('capacites', 'capacites.csv', rsci)
  for (const who of [people.adjoint, direction]) {
    const done = await askedBy(who).post<{ validees: number; en_vigueur: number; role: string }>(
      `/v1/imports/${capacites.id}/valider`,
      {},
    )
    say(`${done.validees} capacities validated as ${done.role}; ${done.en_vigueur} are ceilings.`)
  }
  await brought('soldes', 'soldes.csv', commercial)
  await askedBy(magasinier).post('/v1/emplacements', { code: 'STATION', nom: 'Station d’Adjohoun' })
  await brought('stock', 'stock.csv', magasinier)
  const numero = await collectFirst(people, folder)
  say(`The first collection is accepted: number ${numero}.`)
  return { numero, deja: false }
}

/** Creates this year's campaign on the demo's pack, and opens it, inside the organization. */
export async function createOpening(
  campagne: string,
  ask: (sql: string, values: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  const year = new Date().getUTCFullYear()
  await ask(
    `select campagne.creer(gen_random_uuid(), $1, $2, $3, $4, $5, v.id, now())
     from pack.versions() as v where v.nom = $6`,
    [campagne, `Ouverture ${year}`, year, `${year}-01-01`, `${year}-12-31`, PACK],
  )
  await ask('select campagne.ouvrir(c.id, now()) from campagne.campagne c where c.code = $1', [campagne])
}

async function collectFirst({ admin, agent }: People, folder: string): Promise<string> {
  const { server, identifiant, id } = agent
  const { code } = await askedBy(admin).post<{ code: string }>('/v1/appareils/codes-enrolement', {
    utilisateur_id: id,
  })
  const phone = await openPhone({
    server,
    ...(await openNodeParts(join(folder, `${identifiant}-telephone.db`))),
    clock: nodeClock(),
    retry: DEFAULT_RETRY,
    versions: { pack: PACK_VERSION, parametres: '1', application: 'demo' },
  })
  await enrol(phone, code, 'Sillon ouverture')
  const terrain = await readTerrain(server, phone.retry)
  const [plot] = terrain.parcelles
  if (plot === undefined) throw new Error('the opening needs a plot')
  const { id: commande } = await capture(phone, collecteFrom(terrain, plot, [42_300, 38_900]))
  const { resultats } = await synchronize(phone)
  const mine = resultats.find((one) => one.commande_id === commande)
  if (mine?.issue !== 'acceptee') throw new Sentence(`the first collection: ${JSON.stringify(resultats)}.`)
  return mine.numero_officiel ?? ''
}
