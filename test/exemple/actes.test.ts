// The twelve acts of an agent, from their forms to the results of the real service, captured without a network.
import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import type { PointGps } from '@sillon/telephone/releve'
import type { Enveloppe } from '@sillon/telephone/types'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Acte, Connu } from '../../apps/telephone/logic/acte.ts'
import { actesPermis, vueActe } from '../../apps/telephone/logic/actes.ts'
import { changedFields } from '../../apps/telephone/logic/actesMembres.ts'
import type { Application } from '../../apps/telephone/logic/application.ts'
import { newSaisieActe, type SaisieActe, type Valeur } from '../../apps/telephone/logic/champs.ts'
import { withWaiting } from '../../apps/telephone/logic/connu.ts'
import { resultsOf } from '../../apps/telephone/logic/envois.ts'
import { newSaisie, withTyped } from '../../apps/telephone/logic/pesee.ts'
import { openServer } from '../support/server.ts'
import { enrolled, newHandset, PHOTO } from './support.ts'

const [server, handset] = [await openServer(), newHandset()]
let application: Application
const references: Partial<Record<CommandType, string>> = {}

beforeAll(async () => {
  application = await enrolled(handset, server, 'agent2')
  handset.network.up = false
})

function connu(): Connu {
  const { lu, state, now } = application.vue()
  if (lu === null) throw new Error('no registre')
  return { registre: withWaiting(lu.registre, state), state, langue: 'fr', now }
}

function acteOf(type: CommandType): Acte {
  const acte = actesPermis(connu().registre).find((one) => one.type === type)
  if (acte === undefined) throw new Error(`no act ${type}`)
  return acte
}

function entered(valeurs: Record<string, Valeur>, changes: Partial<SaisieActe> = {}): SaisieActe {
  return { ...newSaisieActe(new Date(connu().now.getTime() - 600_000)), valeurs, ...changes }
}

async function capture(
  type: CommandType,
  valeurs: Record<string, Valeur>,
  changes: Partial<SaisieActe> = {},
) {
  const acte = acteOf(type)
  const saisie = entered(valeurs, changes)
  expect(vueActe(acte, connu(), saisie)).toMatchObject({ manques: [], manque: null })
  const local = await application.capturerActe(acte, saisie, 'fr')
  expect(application.vue().erreur).toBeNull()
  if (local === null) throw new Error(`${type} was not captured`)
  references[type] = local.id
  return JSON.parse(local.texte) as Enveloppe
}

const walk = (longitude: number, latitude: number, metres = 80): PointGps[] =>
  ['00', '10', '11', '01'].map(([x, y]) => ({
    longitude: longitude + (Number(x) * metres) / 110_600,
    latitude: latitude + (Number(y) * metres) / 110_600,
    precision_cm: 320,
  }))

// Far enough from the plots of the demo to overlap none, near enough not to be doubted.
function freePlace(): [number, number] {
  const { parcelle } = connu().registre
  const corners = parcelle.flatMap(({ geojson }) =>
    geojson === null ? [] : (JSON.parse(geojson).coordinates[0] as [number, number][]),
  )
  return [Math.max(...corners.map(([x]) => x)) + 0.05, Math.max(...corners.map(([, y]) => y)) + 0.05]
}

const member = () => connu().registre.producteur[0]?.id ?? ''
const product = () => connu().registre.produit.find(({ code }) => code === 'ANANAS')?.id ?? ''
const plot = () => {
  const { registre } = connu()
  return registre.parcelle.find(({ cultures }) => cultures?.includes(product()))
}

describe('the forms', () => {
  test('each type but the weighing has one, of at most three pages, for whoever may', () => {
    const types = Object.keys(COMMAND_TYPES).filter((type) => type !== 'collecte.enregistrer')
    const acts = actesPermis(connu().registre)
    expect(acts.map(({ type }) => type).sort()).toEqual(types.sort())
    for (const acte of acts) {
      const { pages, manques } = vueActe(acte, connu(), entered({}))
      expect([acte.type, pages.length <= 3, pages.length > 0]).toEqual([acte.type, true, true])
      expect(manques.every(({ raison }) => raison === 'vide')).toBe(true)
    }
  })

  test('what can not be read is told and not captured; what is only doubted is captured', async () => {
    const acte = acteOf('recolte.estimer')
    const valeurs = {
      parcelle_id: plot()?.id ?? '',
      produit_id: product(),
      date_prevue: 'demain',
      quantite: 'x',
    }
    const { manques } = vueActe(acte, connu(), entered(valeurs))
    expect(manques.map(({ champ, raison }) => `${champ.cle} ${raison}`)).toEqual([
      'date_prevue illisible',
      'quantite illisible',
    ])
    await expect(application.capturerActe(acte, entered(valeurs), 'fr')).rejects.toThrow(RangeError)
    const far = entered({ ...valeurs, date_prevue: '03/07/2026', quantite: '900000' })
    expect(vueActe(acte, connu(), far)).toMatchObject({ manques: [], doutes: ['estimation_depasse'] })
  })

  test('a draft outlives the application, and is gone once captured', async () => {
    const acte = acteOf('inspection.enregistrer')
    await application.garderBrouillon(
      acte,
      entered({ formulaire: 'visite_producteur', q_engagement_signe: true }),
    )
    application = await handset.open()
    expect(application.vue().brouillons['inspection.enregistrer']?.valeurs).toMatchObject({
      q_engagement_signe: true,
    })
    await application.garderBrouillon(acte, null)
    expect(application.vue().brouillons).toEqual({})
  })
})

describe('without a network', () => {
  test('a new member, with a document and photos; a name that is there already is doubted', async () => {
    const { registre } = connu()
    const [groupement] = registre.groupement
    const valeurs = {
      groupement_id: groupement?.id ?? '',
      nom: 'Kpadonou-Essai',
      prenoms: 'Estelle',
      sexe: 'F',
      date_naissance: '14/02/1990',
      telephone: '+229 97 00 00 01',
      localite: 'Sékou',
      piece_type: 'cip',
      piece_numero: 'AB 1234',
      piece_pays: 'bj',
    }
    const photos = { photo: [PHOTO], piece_photo: [PHOTO] }
    const { payload, pieces_jointes } = await capture('producteur.enregistrer', valeurs, { photos })
    expect(payload).toMatchObject({
      telephone: '+22997000001',
      piece_identite: { pays: 'BJ' },
      date_naissance: '1990-02-14',
    })
    expect(pieces_jointes.map(({ role }) => role).sort()).toEqual(['photo', 'piece_identite'])
    const again = vueActe(acteOf('producteur.enregistrer'), connu(), entered(valeurs))
    expect(again.doutes).toContain('homonyme')
  })

  test('a changed member, with the version that the phone knew and only what changed', async () => {
    const producteur_id = member()
    const valeurs = { producteur_id, localite: 'Zinvié' }
    const before = vueActe(acteOf('producteur.modifier'), connu(), entered({ producteur_id }))
    expect(before.manque).toBe('rien_change')
    const { saisie } = vueActe(acteOf('producteur.modifier'), connu(), entered(valeurs))
    expect(changedFields(connu().registre, saisie)).toMatchObject([{ champ: 'localite', apres: 'Zinvié' }])
    const { payload } = await capture('producteur.modifier', valeurs)
    const version = connu().registre.producteur.find(({ id }) => id === producteur_id)?.version
    expect(payload).toEqual({ producteur_id, version_base: version, champs: { localite: 'Zinvié' } })
    const again = vueActe(acteOf('producteur.modifier'), connu(), entered(valeurs))
    expect(again.doutes).toEqual(['deja_modifie_ici'])
  })

  test('a new plot of the new member, walked, with its trace; a crossing and an overlap are doubted', async () => {
    const estelle = connu().registre.producteur.find(({ nom }) => nom === 'Kpadonou-Essai')?.id ?? ''
    const valeurs = {
      producteur_id: estelle,
      nom: 'Parcelle d’essai',
      produits: [product()],
      surface: '0,64',
    }
    const points = walk(...freePlace())
    const { pieces_jointes, payload } = await capture('parcelle.enregistrer', valeurs, { points })
    expect(pieces_jointes.map(({ role }) => role)).toEqual(['trace_gps'])
    expect(payload).toMatchObject({
      cultures: [{ part_cp: 10_000, strate: 'principal' }],
      releve: { nb_points: 4 },
    })
    const doubts = (walked: PointGps[]) =>
      vueActe(acteOf('parcelle.enregistrer'), connu(), entered(valeurs, { points: walked })).doutes
    const [a, b, c, d] = walk(...freePlace())
    if (!a || !b || !c || !d) throw new Error('no walk')
    expect(doubts([a, c, b, d])).toContain('se_croise')
    expect(doubts(points)).toContain('chevauchement_parcelle')
    expect(doubts(walk(freePlace()[0] + 0.01, freePlace()[1], 300))).toEqual(['surface_differente'])
  })

  test('a new survey, a weighing on the new plot, an estimate of it', async () => {
    const own = connu().registre.parcelle.find(({ nom }) => nom === 'Parcelle d’essai')
    if (own === undefined) throw new Error('no plot')
    await capture('parcelle.relever', { parcelle_id: own.id }, { points: walk(...freePlace(), 82) })
    const { registre } = connu()
    const produit_id = product()
    const saisie = withTyped({ ...newSaisie(registre, own.id), produit_id, brut: '25,4', tare: '0,6' })
    const local = await application.capturer(saisie, { photos: [], signature: [] })
    references['collecte.enregistrer'] = local?.id ?? ''
    await capture('recolte.estimer', { parcelle_id: own.id, date_prevue: '03/07/2026', quantite: '1200' })
  })

  test('a delivery note of that weighing, an error report about it, and a reprint', async () => {
    const collecte = connu().state.commandes.find(({ type }) => type === 'collecte.enregistrer')
    const { collecte_id } = (JSON.parse(collecte?.texte ?? '{}') as Enveloppe).payload as {
      collecte_id: string
    }
    const [place] = connu().registre.emplacement
    const { payload } = await capture('livraison.etablir_bon', {
      collectes: [collecte_id],
      immatriculation: 'BV 4471 RB',
      chauffeur: 'Théophile Hounkpè',
      destination_id: place?.id ?? '',
    })
    expect(payload).toMatchObject({ collectes: [collecte_id] })
    const second = vueActe(acteOf('livraison.etablir_bon'), connu(), entered({ collectes: [collecte_id] }))
    expect(second.doutes).toEqual(['reference_inactive'])
    const motif = 'Une caisse n’a pas été pesée.'
    const report = await capture('collecte.signaler_erreur', { collecte_id, motif, brut: '27', tare: '0,6' })
    expect(report.payload).toMatchObject({
      correction_proposee: { pesees: [{ brut_g: 27_000, tare_g: 600 }] },
    })
    await capture('recu.reimprimer', {
      reference_provisoire: collecte?.reference_provisoire ?? '',
      copies: '2',
    })
    expect(application.vue().impressions[collecte?.id ?? '']).toEqual({ entieres: 1, tracees: 2 })
  })

  test('an input handed out; one that is not authorized for the member is doubted', async () => {
    const { registre } = connu()
    const parcelle_id = registre.statut_parcelle[0]?.parcelle_id
    const producteur_id = registre.parcelle.find(({ id }) => id === parcelle_id)?.producteur_id ?? ''
    const intrant = registre.intrant.find(({ referentiels }) => referentiels.length > 1)
    const valeurs = {
      producteur_id,
      intrant_id: intrant?.id ?? '',
      quantite: '50',
      montant: '22500',
      avance: true,
    }
    expect(vueActe(acteOf('intrant.remettre'), connu(), entered(valeurs)).doutes).toEqual([])
    const { payload } = await capture('intrant.remettre', valeurs)
    expect(payload).toMatchObject({
      unite_code: intrant?.unite_code,
      valeur: { montant: 22_500, devise: 'XOF' },
    })
    const limited = { ...registre, intrant: registre.intrant.map((one) => ({ ...one, referentiels: [] })) }
    const doubted = vueActe(acteOf('intrant.remettre'), { ...connu(), registre: limited }, entered(valeurs))
    expect(doubted.doutes).toEqual(['intrant_non_autorise'])
  })

  test('an inspection by the pack’s form, with a photo at its question; a missing answer is doubted', async () => {
    const valeurs = {
      formulaire: 'visite_producteur',
      producteur_id: connu().registre.producteur[1]?.id ?? '',
      q_engagement_signe: true,
      q_registre_a_jour: true,
      q_parcelles_conventionnelles: '2',
      q_recoltes_separees: true,
      q_formation: '12/01/2026',
    }
    const { q_registre_a_jour: _, ...partial } = valeurs
    const acte = acteOf('inspection.enregistrer')
    expect(vueActe(acte, connu(), entered(partial)).doutes).toContain('reponse_manquante')
    const over = entered({ ...valeurs, q_parcelles_conventionnelles: '51' })
    expect(vueActe(acte, connu(), over)).toMatchObject({ manques: [], doutes: ['reponse_hors_limites'] })
    const { payload, pieces_jointes } = await capture('inspection.enregistrer', valeurs, {
      photos: { q_stock_intrants: [PHOTO] },
    })
    expect(payload).toMatchObject({
      formulaire_version: 1,
      reponses: {
        stock_intrants: pieces_jointes[0]?.fichier_id,
        formation: '2026-01-12',
        engagement_signe: true,
      },
    })
    const estelle = connu().registre.producteur.find(({ nom }) => nom === 'Kpadonou-Essai')?.id ?? ''
    expect(vueActe(acte, connu(), entered({ ...valeurs, producteur_id: estelle })).doutes).toEqual([
      'conflit_interets',
    ])
  })

  test('a finding about a plot, with the severity of the pack', async () => {
    const { payload } = await capture('non_conformite.constater', {
      constat: 'registre_incomplet',
      producteur_id: member(),
      description: 'Deux mois manquent.',
    })
    expect(payload).toMatchObject({
      gravite: connu().registre.constat.find(({ code }) => code === 'registre_incomplet')?.gravite,
    })
  })
})

test('back where there is a network, each of the twelve has its result; none is refused or unreadable', async () => {
  handset.network.up = true
  await application.synchroniser()
  expect(application.vue()).toMatchObject({ erreur: null })
  const results = resultsOf(connu().registre, application.vue().state)
  const said = new Map(results.map(({ id, etape, motifs }) => [id, `${etape} ${motifs.join()}`.trim()]))
  const byType = Object.fromEntries(Object.entries(references).map(([type, id]) => [type, said.get(id)]))
  expect(byType).toEqual({
    'producteur.enregistrer': 'acceptee',
    'producteur.modifier': 'acceptee',
    'parcelle.enregistrer': 'acceptee',
    'parcelle.relever': 'acceptee',
    'collecte.enregistrer': 'controle capacite_depassee',
    'recolte.estimer': 'acceptee',
    'livraison.etablir_bon': 'controle dependance_en_controle',
    'collecte.signaler_erreur': 'controle dependance_en_controle,erreur_signalee_agent',
    'recu.reimprimer': 'acceptee',
    'intrant.remettre': 'acceptee',
    'inspection.enregistrer': 'acceptee',
    'non_conformite.constater': 'acceptee',
  })
  const { state } = application.vue()
  expect(state.fichiers.filter(({ refus }) => refus !== null)).toEqual([])
})
