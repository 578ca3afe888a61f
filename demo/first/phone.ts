// A phone's first day: the agent signs in in a browser, the phone enrols, and records a producer, a plot and a collection as it
// would without a network. Then sends them, and prints the official number of the collection (docs/operate.md, «The first
// number»):
//   node phone.ts https://sillon.exemple.org <enrolment code>
import { signInOnThisMachine } from '@sillon/client/machine'
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import { computeCollecte } from '@sillon/telephone/calcul'
import { enregistrerCollecte, enregistrerParcelle, enregistrerProducteur } from '@sillon/telephone/commandes'
import { expectStatus, request } from '@sillon/telephone/http'
import { newId } from '@sillon/telephone/ids'
import { capture, enrol, openPhone } from '@sillon/telephone/phone'
import { listCampagnes, listProduits } from '@sillon/telephone/reference'
import { releveFrom } from '@sillon/telephone/releve'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { synchronize } from '@sillon/telephone/sync'

const [url = '', code = ''] = process.argv.slice(2)
console.log('Sign in as the agent')
const session = await signInOnThisMachine({ url }, console.log)
const token = () => session.token()
const phone = await openPhone({
  server: { url, fetch, token, renewToken: token, organisation: null, timeoutMs: 30_000 },
  ...(await openNodeParts('phone.db')),
  clock: nodeClock(),
  retry: DEFAULT_RETRY,
  versions: { pack: '', parametres: '1', application: '1.0.0' },
})
await enrol(phone, code, 'First phone')

const { server, retry } = phone
const [campagne] = await listCampagnes(server, retry)
const produit = (await listProduits(server, retry)).find((one) => one.est_matiere_premiere)
const groups = expectStatus(await request(server, 'GET', '/v1/groupements'), 200) as {
  groupements: { id: string }[]
}
const [groupement] = groups.groupements
if (!campagne || !produit || !groupement) throw new Error('no open campaign, no product, or no group')
phone.versions = { ...phone.versions, pack: campagne.pack.version }

const [producteur_id, parcelle_id, now] = [newId(), newId(), new Date()]
const corners = [
  [2.5, 6.9],
  [2.501, 6.9],
  [2.501, 6.901],
  [2.5, 6.901],
] as const
const points = corners.map(([longitude, latitude]) => ({ longitude, latitude, precision_cm: 250 }))
const releve = releveFrom(points, new Date(now.getTime() - 900_000), now)
const pesees = [{ brut_g: 25_600, tare_g: 600 }]
await capture(
  phone,
  enregistrerProducteur({
    producteur_id,
    groupement_id: groupement.id,
    nom: 'Dossou',
    prenoms: 'Adjoa',
    piece_identite: null,
  }),
)
await capture(
  phone,
  enregistrerParcelle({
    parcelle_id,
    producteur_id,
    nom: 'Champ de la rive',
    cultures: [{ produit_id: produit.id, part_cp: 10_000, strate: 'principal' }],
    surface_declaree_m2: releve.surface_telephone_m2,
    releve,
  }),
)
const { id } = await capture(
  phone,
  enregistrerCollecte({
    campagne_id: campagne.id,
    producteur_id,
    parcelle_id,
    produit_id: produit.id,
    contrat_id: null,
    pesees,
    calcul_telephone: computeCollecte(pesees, {}, []),
    qualite_declaree: {},
  }),
)
const { resultats } = await synchronize(phone)
const collecte = resultats.find(({ commande_id }) => commande_id === id)
console.log(collecte?.numero_officiel ?? JSON.stringify(resultats))
