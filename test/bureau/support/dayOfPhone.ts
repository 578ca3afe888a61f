// A day of the phone of packages/telephone: it is enrolled with a scanned code, takes collections of a plot, one of them far too
// heavy and with a photo, and a delivery note, and sends them.
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { enregistrerCollecte, etablirBon } from '@sillon/telephone/commandes'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { keepFile } from '@sillon/telephone/files'
import { newId } from '@sillon/telephone/ids'
import { capture, enrol, openPhone, type Phone } from '@sillon/telephone/phone'
import { listCampagnes, listParcelles, listProduits, type Parcelle } from '@sillon/telephone/reference'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { memoryStore } from '@sillon/telephone/store'
import { synchronize } from '@sillon/telephone/sync'
import { EMPLACEMENT } from '../../../demo/ids.ts'

/** Opens a phone at a service and enrols it with a code. */
export async function enrolPhone(url: string, token: () => Promise<string>, code: string): Promise<Phone> {
  const phone = await openPhone({
    server: { url, fetch, token, renewToken: token, organisation: null, timeoutMs: 60_000 },
    store: memoryStore(),
    fichiers: memoryFileBox(),
    clock: nodeClock(),
    retry: DEFAULT_RETRY,
    versions: { pack: '1.0', parametres: '1', application: 'essai' },
  })
  await enrol(phone, code, 'Android')
  return phone
}

/** The net masses of a day's collections, in grams; the last one is far too heavy. */
export const MASSES = [250_000, 300_000, 90_000_000] as const

/** The collections that a phone sent: the references on the receipts of two, and the official number of the heavy one. */
export type Day = { readonly references: readonly string[]; readonly heavy: string }

/** Takes two collections and a third one that is too heavy, with a photo, and a delivery note of the first two; sends all. */
export async function spendDay(phone: Phone, plotName: string, photo: Uint8Array): Promise<Day> {
  const { server, retry } = phone
  const [campagne] = await listCampagnes(server, retry)
  const product = (await listProduits(server, retry)).find(({ code }) => code === 'ANANAS')
  const plot = (await listParcelles(server, retry)).find(({ nom }) => nom === plotName)
  if (campagne === undefined || product === undefined || plot === undefined)
    throw new Error(`the phone does not see ${plotName}`)
  const picture = await keepFile(phone, { role: 'photo', type_media: 'image/png', contenu: photo })
  const ids = [newId(), newId()]
  const taken = MASSES.map((net_g, n) => {
    const collecte_id = ids[n] ?? newId()
    const of = { campagne_id: campagne.id, produit_id: product.id }
    return enregistrerCollecte({ collecte_id, ...of, ...collected(plot, net_g) }, n < 2 ? [] : [picture])
  })
  const references: string[] = []
  for (const one of taken) references.push((await capture(phone, one)).reference_provisoire ?? '')
  const vehicule = { immatriculation: 'BJ 1234 RB', chauffeur: 'Mathieu' }
  const destination_id = EMPLACEMENT.magasin
  await capture(phone, etablirBon({ campagne_id: campagne.id, collectes: ids, vehicule, destination_id }))
  const { issue, resultats, fichiers } = await synchronize(phone)
  if (issue !== 'termine' || fichiers.envoyes !== 1) throw new Error(JSON.stringify({ issue, fichiers }))
  return { references: references.slice(0, 2), heavy: resultats[2]?.numero_officiel ?? '' }
}

const collected = ({ id, producteur_id, qualites }: Parcelle, net_g: number) => ({
  producteur_id,
  parcelle_id: id,
  contrat_id: null,
  pesees: [{ brut_g: net_g + 1000, tare_g: 1000 }],
  humidite_cp: 200,
  impuretes_cp: 100,
  calcul_telephone: { net_g, refaction_g: 0, net_marchand_g: net_g },
  qualite_declaree: qualites,
})
