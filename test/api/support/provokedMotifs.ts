// For every control motif, a command that gets it over HTTP, and the set-up that its decisions need.
import { v7 as uuidv7 } from 'uuid'
import { CONTRAT, GROUPEMENT, INTRANT, ORGANISATION, PARCELLE, PRODUCTEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { type Office, openOffice, type Sent } from './office.ts'
import { ageDevice, type Draft, enrolDevice, envelopeOf, net, sendOne } from './phones.ts'

/** A command under control, and the office that decides on its control. */
export type Provoked = { readonly office: Office; readonly sent: Sent }

type Provoke = (api: Api) => Promise<Provoked>

const command = (type: string, payload: Draft, changes: Draft = {}): Draft => ({
  type,
  version_schema: 1,
  payload,
  ...changes,
})
const WRONG = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }
const sending =
  (payload: Draft, changes: Draft = {}, as?: string): Provoke =>
  async (api) => {
    const office = await openOffice(api, as)
    return { office, sent: await office.send({ ...net(10), ...payload }, changes) }
  }

let plots = 0
/** Returns a square of about 100 m that no other call returns, less than a degree from the plots of the demo. */
export function square(): Draft {
  const at = plots++
  const [west, south] = [2.4 + (at % 80) * 0.01, 7 + Math.floor(at / 80) * 0.01]
  const [east, north] = [west + 0.001, south + 0.001]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
const CROSSING = {
  type: 'Polygon',
  coordinates: [
    [
      [3, 8],
      [3.001, 8.001],
      [3.001, 8],
      [3, 8.001],
      [3, 8],
    ],
  ],
}

/** Returns a survey of a shape; the phone measured the same area as the service. */
export function survey(geojson: Draft, surface_telephone_m2 = 12_218): Draft {
  const [debut, fin] = ['2026-06-01T06:00:00.000Z', '2026-06-01T06:30:00.000Z']
  const gps = { nb_points: 5, precision_mediane_cm: 250, debut, fin }
  return { polygone_id: uuidv7(), geojson, surface_telephone_m2, ...gps }
}
/** Returns the registration of a plot with that shape. */
export const plot = (parcelle_id: string, geojson: Draft): Draft =>
  command('parcelle.enregistrer', {
    parcelle_id,
    producteur_id: PRODUCTEUR.ordinary,
    nom: 'Champ',
    surface_declaree_m2: 12_000,
    cultures: [],
    releve: survey(geojson),
  })
const producer = (numero: string): Draft =>
  command('producteur.enregistrer', {
    producteur_id: uuidv7(),
    groupement_id: GROUPEMENT.allada,
    nom: 'N',
    prenoms: 'P',
    piece_identite: { type: 'cip', numero, pays: 'BJ' },
  })
const active = (api: Api, range: string) =>
  api.sql("update module.activation set actif_pendant = $1 where organisation_id = $2 and module = 'noyau'", [
    range,
    ORGANISATION.demo,
  ])

/** For every motif, a command that gets it. */
export const MOTIFS: Record<string, Provoke> = {
  capacite_depassee: sending({ producteur_id: PRODUCTEUR.unvalidated, parcelle_id: PARCELLE.unvalidated }),
  async doublon_identite(api) {
    const office = await openOffice(api)
    const numero = uuidv7()
    await office.send({}, producer(numero))
    return { office, sent: await office.send({}, producer(numero)) }
  },
  polygone_invalide: async (api) =>
    sending(
      {},
      command('parcelle.relever', { parcelle_id: await ownPlot(api), releve: survey(CROSSING) }),
    )(api),
  async chevauchement_parcelle(api) {
    const office = await openOffice(api)
    const shape = square()
    await office.send({}, plot(uuidv7(), shape))
    return { office, sent: await office.send({}, plot(uuidv7(), shape)) }
  },
  async modification_concurrente(api) {
    const office = await openOffice(api)
    const known = await office.send({}, producer(uuidv7()))
    const { producteur_id } = known.envelope.payload as unknown as Draft
    const change = (nom: string) =>
      command('producteur.modifier', { producteur_id, version_base: 1, champs: { nom } })
    const colleague = await enrolDevice(api, 'agent2')
    await sendOne(api, colleague, await envelopeOf(colleague, 1, {}, change('Autre')))
    return { office, sent: await office.send({}, change('Autrement')) }
  },
  ecart_calcul: sending(WRONG),
  async apres_revocation(api) {
    const office = await openOffice(api)
    const { appareil_id } = office.device
    await api.post(`/v1/appareils/${appareil_id}/revoquer`, { raison: 'perdu' }, 'admin')
    return { office, sent: await office.send(net(10)) }
  },
  async hors_ligne_depasse(api) {
    const office = await openOffice(api)
    await ageDevice(api, office.device, 8)
    return { office, sent: await office.send(net(10)) }
  },
  droit_manquant: sending({}, {}, 'magasinier'),
  horloge_invraisemblable: sending({}, { horloge: null, cree_le_appareil: '2020-01-01T00:00:00Z' }),
  reference_inconnue: (api) => sending({ contrat_id: uuidv7() })(api),
  reference_inactive: sending({ contrat_id: CONTRAT.clos }),
  async dependance_en_controle(api) {
    const { office, sent } = await provoke(api, 'doublon_identite')
    const { producteur_id } = sent.envelope.payload as unknown as Draft
    return { office, sent: await office.send({ producteur_id, ...net(10) }) }
  },
  donnees_illisibles: sending({}, { type: 'collecte.peser' }),
  version_client_obsolete: sending({}, { version_schema: 0 }),
  async empreinte_incoherente(api) {
    const office = await openOffice(api)
    const envelope = { ...(await envelopeOf(office.device, 1)), empreinte: 'f'.repeat(64) }
    return { office, sent: await office.sendAsIs(envelope) }
  },
  async module_inactif(api) {
    await active(api, '{(,2020-01-01)}')
    const provoked = await sending({})(api)
    await active(api, '{(,)}')
    return provoked
  },
  async piece_manquante(api) {
    const piece = { fichier_id: uuidv7(), sha256: '0'.repeat(64), role: 'photo' }
    const provoked = await sending({}, { pieces_jointes: [piece] })(api)
    const maintenant = new Date(Date.now() + 15 * 86_400_000).toISOString()
    const task = { tache: 'pieces_manquantes', organisation_id: ORGANISATION.demo, maintenant }
    await api.sql('select v1.tache_nocturne($1::jsonb)', [JSON.stringify(task)])
    return provoked
  },
  async erreur_signalee_agent(api) {
    const office = await openOffice(api)
    const { envelope } = await office.send(net(10))
    const { collecte_id } = envelope.payload as unknown as Draft
    const report = { signalement_id: uuidv7(), collecte_id, motif: 'poids', correction_proposee: null }
    return { office, sent: await office.send({}, command('collecte.signaler_erreur', report)) }
  },
  intrant_non_autorise: (api) =>
    sending(
      {},
      command('intrant.remettre', {
        remise_id: uuidv7(),
        producteur_id: PRODUCTEUR.ordinary,
        intrant_id: INTRANT.npk,
        quantite: 25,
        unite_code: 'KGM',
        valeur: { montant: 5000, devise: 'XOF' },
        avance: true,
      }),
    )(api),
  conflit_interets: (api) =>
    sending(
      {},
      command('inspection.enregistrer', {
        inspection_id: uuidv7(),
        producteur_id: PRODUCTEUR.kin,
        formulaire_code: 'x',
        formulaire_version: 1,
        reponses: {},
        debut: '2026-06-01T06:00:00Z',
        fin: '2026-06-01T06:30:00Z',
      }),
      'inspecteur',
    )(api),
  async parametre_introuvable(api) {
    const produit_id = uuidv7()
    await api.sql(
      `insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code, est_matiere_premiere, actif_pendant)
       values ($1, $2, $3, 'x', 'x', 'kg', true, '{(,)}')`,
      [ORGANISATION.demo, produit_id, produit_id.slice(-10).toUpperCase()],
    )
    return sending({ produit_id })(api)
  },
}

/** Sends a command that gets this motif. */
export async function provoke(api: Api, motif: string): Promise<Provoked> {
  const provoked = await MOTIFS[motif]?.(api)
  if (provoked === undefined) throw new Error(`nobody wrote how a command comes under ${motif}`)
  return provoked
}

async function ownPlot(api: Api): Promise<string> {
  const office = await openOffice(api)
  const parcelle_id = uuidv7()
  await office.send({}, plot(parcelle_id, square()))
  return parcelle_id
}
