// Spec: corrections#issues: every mistake of the office is corrected, or its refusal names the act that leads out, and that act
// works. The mistakes are made while the campaign is open, and found after its closing.
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { CAMPAGNE, EMPLACEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { recordCertificate, supplierOf } from './support/domains/certificats.ts'
import { newClient } from './support/domains/ventes.ts'
import { hoursAgo, newMember } from './support/members.ts'
import { codeOf } from './support/office.ts'
import { dueToMember, forgive, linesOf, PRIX, settling } from './support/payments.ts'
import { enrolDevice, envelopeOf, sendOne } from './support/phones.ts'
import { act, delivery, deliveryOfOne, purchase, validated, waiting } from './support/receptions.ts'
import { createSale, RAISON, shipped } from './support/sales.ts'
import { asMetier, doneStep, input, output, storeLot } from './support/steps.ts'
import { makeLot } from './support/stock.ts'
import { result, SAMPLE, takeOut } from './support/suites.ts'

const api = await openApi()
const post = async (path: string, body: object, as: string) => {
  const answer = await api.post(path, body, as)
  expect([path, answer.status < 300 ? '' : answer.text]).toEqual([path, ''])
  return answer.body
}
const correct = (record: string, id: string, body: object, as: string) =>
  post(`/v1/${record}/${id}/corriger`, { ...RAISON, ...body }, as)
/** Follows the acts that refusals name until the refused act succeeds; returns the records that were in the way. */
async function lead(path: string): Promise<string[]> {
  const as = path.startsWith('/v1/mouvements/') ? 'direction' : 'magasinier'
  const answer = await api.post(path, RAISON, as)
  if (answer.status < 300) return []
  const [{ acte, entite }] = answer.body.details?.dependances ?? [{ acte: answer.text }]
  const through = await lead(acte.replace('POST ', ''))
  return [...through, entite, ...(await lead(path))]
}
const statusOf = async (record: string, id: string, as: string) =>
  (await api.get(`/v1/${record}/${id}`, as)).body.statut
const seal = () => uuidv7().slice(-12).toUpperCase()
const back = { emplacement_id: EMPLACEMENT.magasin, ...RAISON }
const merge = (ids: readonly string[]) =>
  asMetier(api, ORGANISATION.demo, UTILISATEUR.rsci, 'select adhesion.fusionner($1, $2, $3, now())', [
    ...ids,
    UTILISATEUR.rsci,
  ])

/** A mistake: the act that the office did while the campaign was open, and the way to correct it. */
type Mistake = readonly [name: string, make: () => Promise<string>, leave: (id: string) => Promise<void>]

const MISTAKES: readonly Mistake[] = [
  [
    'a purchase of a wrong supplier and weight, then of a wrong product',
    () => validated(api),
    async (id) => {
      const { numero_officiel } = (await api.get(`/v1/receptions/${id}`, 'magasinier')).body
      const rank = numero_officiel.slice(-6)
      const { id: fournisseur_id } = await post('/v1/fournisseurs', supplierOf(), 'rsci')
      await correct('receptions', id, { fournisseur_id, net_g: 9_000 }, 'magasinier')
      await correct('receptions', id, { produit_id: PRODUIT.mangue }, 'magasinier')
      expect((await act(api, id, 'valider')).body).toMatchObject({
        numero_officiel: expect.stringMatching(`${rank}$`),
        fournisseur_id,
        net_g: 9_000,
      })
    },
  ],
  [
    'a reception of members of a wrong weight',
    async () => validated(api, await deliveryOfOne(api)),
    async (id) => {
      expect(await correct('receptions', id, { net_g: 9_000 }, 'magasinier')).toMatchObject({ net_g: 9_000 })
    },
  ],
  [
    'a reception that waits',
    async () => waiting(api, await deliveryOfOne(api)),
    async (id) => {
      expect((await act(api, id, 'valider')).body.statut).toBe('validée')
      expect((await act(api, id, 'devalider', RAISON)).body.statut).toBe('en_attente')
    },
  ],
  [
    'a purchase that is only written',
    () => waiting(api, purchase({ brouillon: true })),
    async (id) => {
      expect((await act(api, id, 'soumettre')).body.statut).toBe('en_attente')
    },
  ],
  [
    'a shipped sale of a wrong client and price',
    async () => {
      const vente_id = await createSale(api)
      await shipped(api, { vente_id })
      return vente_id
    },
    async (id) => {
      const client_id = await newClient(api)
      const changes = { client_id, lignes: [{ rang: 1, prix_kg: 500 }] }
      expect(await correct('ventes', id, changes, 'commercial')).toMatchObject({
        client_id,
        montant: 500_000,
      })
    },
  ],
  [
    'container, seal and inspection numbers',
    async () => {
      const lot_id = await makeLot(api)
      const conteneurs = [{ numero: 'CSQU3054383', scelles: [seal()] }]
      const lignes = [{ lot_id, quantite_g: 600_000, conteneur: 'CSQU3054383' }]
      return shipped(api, { conteneurs, lignes } as object)
    },
    async (id) => {
      const conteneurs = [{ numero: 'MSKU6011672', scelles: [seal()] }]
      const changes = { conteneurs, numero_coi: seal() }
      expect(await correct('expeditions', id, changes, 'magasinier')).toMatchObject(changes)
    },
  ],
  [
    'a certificate of a wrong last day, and its withdrawal',
    () => recordCertificate(api),
    async (id) => {
      await correct('certificats', id, { valide_au: '2031-12-31' }, 'rsci')
      const withdrawal = { statut: 'retire', depuis: '2026-01-02', raison: 'Fraude' }
      await post(`/v1/certificats/${id}/statut`, withdrawal, 'rsci')
      const refused = await api.post(
        `/v1/certificats/${id}/statut`,
        { ...withdrawal, statut: 'valide' },
        'rsci',
      )
      expect([codeOf(refused), refused.body.details.possibles]).toEqual([
        '409 certificat_retire',
        ['corriger'],
      ])
      expect(await correct('certificats', id, { statut: 'valide' }, 'rsci')).toMatchObject({
        statut: 'valide',
        valide_au: '2031-12-31',
      })
    },
  ],
  [
    'a merge of members, one of whom left and changed group since',
    async () => {
      const ids = [(await newMember(api)).producteur_id, (await newMember(api)).producteur_id]
      await merge(ids)
      return ids.join(' ')
    },
    async (ids) => {
      const [lost, kept] = ids.split(' ')
      const event = (hours: number, rest: object = {}) => ({ le: hoursAgo(hours), ...RAISON, ...rest })
      const [{ id: groupement_id } = { id: '' }] = await api.sql<{ id: string }>(
        `select g.id from organisation.groupement g join producteur.producteur p
           on p.organisation_id = g.organisation_id and p.groupement_id <> g.id where p.id = $1 limit 1`,
        [kept],
      )
      await post(`/v1/producteurs/${kept}/groupement`, event(0.02, { groupement_id }), 'rsci')
      await post(`/v1/producteurs/${kept}/sortie`, event(0.01), 'rsci')
      const refused = await api.post(`/v1/producteurs/${lost}/defusionner`, RAISON, 'rsci')
      expect(refused.body.details.suites).toMatchObject([{ entite: 'adhesion', acte: 'producteurs_retour' }])
      await post(`/v1/producteurs/${kept}/retour`, event(0), 'rsci')
      await post(`/v1/producteurs/${lost}/defusionner`, RAISON, 'rsci')
    },
  ],
  [
    'a merge of members, a plot of whom was transferred since',
    async () => {
      const lost = await newMember(api)
      const ids = [lost.producteur_id, (await newMember(api)).producteur_id]
      await merge(ids)
      return [...ids, lost.parcelle_id, (await newMember(api)).producteur_id].join(' ')
    },
    async (ids) => {
      const [lost, , plot, third] = ids.split(' ')
      const transfer = { le: hoursAgo(0), producteur_id: third, ...RAISON }
      await post(`/v1/parcelles/${plot}/transferer`, transfer, 'rsci')
      await post(`/v1/producteurs/${lost}/defusionner`, RAISON, 'rsci')
      const { producteur_id, transferts } = (await api.get(`/v1/parcelles/${plot}`, 'rsci')).body
      expect([
        producteur_id,
        transferts.some((one: { ancien_id: string }) => one.ancien_id === lost),
      ]).toEqual([third, true])
    },
  ],
  [
    'a conclusion of a laboratory',
    async () => {
      const { id } = await takeOut(api, SAMPLE)
      return (await post(`/v1/sorties/${id}/resultats`, result(), 'rsci')).resultat.id
    },
    async (id) => {
      await correct('resultats', id, { conclusion: 'non_conforme' }, 'rsci')
    },
  ],
  [
    'a shipment whose goods came back, were received and processed',
    async () => {
      const id = await shipped(api)
      const { retours } = await post(`/v1/expeditions/${id}/retours`, back, 'magasinier')
      const { reception_id, lot_id } = retours[0]
      await post(`/v1/receptions/${reception_id}/valider`, {}, 'magasinier')
      const step = { entrees: [input(lot_id, 600_000)], sorties: [output(500_000)] }
      await doneStep(api, false, { ...step, pertes: [{ categorie: 'tri', quantite_g: 100_000 }] })
      return id
    },
    async (id) => {
      const through = await lead(`/v1/expeditions/${id}/devalider`)
      expect([...through, await statusOf('expeditions', id, 'magasinier')]).toEqual([
        'etape',
        'reception',
        'brouillon',
      ])
    },
  ],
  [
    'a step whose output went on and whose input was archived',
    async () => {
      const { id, lot, source } = await doneStep(api)
      await storeLot(api, lot)
      await shipped(api, { lot, quantite_g: 600_000 })
      await post(`/v1/lots/${source}/archiver`, RAISON, 'magasinier')
      return `${id} ${source}`
    },
    async (ids) => {
      const [id = '', source = ''] = ids.split(' ')
      expect(await lead(`/v1/etapes/${id}/devalider`)).toEqual(['expedition'])
      expect(await statusOf('lots', source, 'magasinier')).toBe('validé')
    },
  ],
  [
    'a reception all of whose goods were shipped, and whose lot was archived',
    async () => {
      const id = await validated(api)
      const { lot_id } = (await api.get(`/v1/receptions/${id}`, 'magasinier')).body
      await shipped(api, { lot: lot_id, quantite_g: 10_000 })
      await post(`/v1/lots/${lot_id}/archiver`, RAISON, 'magasinier')
      return id
    },
    async (id) => {
      await correct('receptions', id, { net_g: 10_500 }, 'magasinier')
      expect(await lead(`/v1/receptions/${id}/devalider`)).toEqual(['expedition'])
      expect(await statusOf('receptions', id, 'magasinier')).toBe('en_attente')
    },
  ],
  [
    'a payment to the wrong person',
    async () => {
      const line = await dueToMember(api)
      return (await post('/v1/paiements', settling(line), 'admin')).id
    },
    async (id) => {
      await post(`/v1/paiements/${id}/contrepasser`, RAISON, 'direction')
    },
  ],
]

const made = new Map<string, string>()

test.each(MISTAKES)('%s: made while the campaign is open', async (name, make) => {
  made.set(name, await make())
})

test('captured before the closing, arrived after it: received, validated, paid', async () => {
  const device = await enrolDevice(api)
  const envelope = await envelopeOf(device, 1)
  made.set('contrat', await contract())
  await asMetier(api, ORGANISATION.demo, UTILISATEUR.admin, 'select campagne.cloturer($1, now(), $2)', [
    CAMPAGNE.demo,
    'Essai',
  ])
  const collecte_id = (await sendOne(api, device, envelope)).entites.collecte
  const [row] = await api.sql<{ groupement_id: string }>(
    'select groupement_id from collecte.collecte where id = $1',
    [collecte_id],
  )
  const id = await validated(api, delivery([{ collecte_id }], { groupement_id: row?.groupement_id }))
  expect(await statusOf('receptions', id, 'magasinier')).toBe('validée')
  await post(`/v1/receptions/${id}/prix`, PRIX, 'commercial')
  const line = (await linesOf(api, id)).find(({ devise }) => devise !== null)
  await forgive(api)
  if (line === undefined) throw new Error('nothing is due')
  await post('/v1/paiements', settling(line), 'admin')
})

test.each(MISTAKES)('%s: taken back after the closing', async (name, _make, leave) => {
  await leave(made.get(name) ?? '')
})

/** A contract that was closed by mistake. */
async function contract(): Promise<string> {
  const line = { produit_id: PRODUIT.ananas, quantite_g: 1_000_000, prix_kg: 190 }
  const { id } = await post(
    '/v1/contrats',
    { code: uuidv7(), campagne_id: CAMPAGNE.demo, lignes: [line] },
    'commercial',
  )
  await post(`/v1/contrats/${id}/activer`, {}, 'commercial')
  await post(`/v1/contrats/${id}/clore`, RAISON, 'commercial')
  return id
}

test('a contract closed by mistake waits for the operator’s command that the refusal names', async () => {
  const rouvrir = () => api.post(`/v1/contrats/${made.get('contrat')}/rouvrir`, RAISON, 'commercial')
  expect((await rouvrir()).body).toMatchObject({
    erreur: 'campagne_cloturee',
    details: { acte: 'npm run admin -- campagne rouvrir' },
  })
  const values = [CAMPAGNE.demo, 'Essai']
  const rule = 'select campagne.rouvrir($1, now(), $2)'
  await asMetier(api, ORGANISATION.demo, UTILISATEUR.admin, rule, values)
  expect((await rouvrir()).body.statut).toBe('actif')
})
