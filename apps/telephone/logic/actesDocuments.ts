// The acts about papers and collections that exist: a delivery note, an error report, a reprint.
import { etablirBon, reimprimerRecu, signalerErreur } from '@sillon/telephone/commandes'
import type { CorrectionProposee } from '@sillon/telephone/payloads/collecte.signaler_erreur/1'
import type { LivraisonEtablirBon1 } from '@sillon/telephone/payloads/livraison.etablir_bon/1'
import type { State } from '@sillon/telephone/state'
import type { Acte, PiecesParChamp } from './acte.ts'
import { type Champ, choisisDe, nombreDe, type Option, type SaisieActe, texteDe } from './champs.ts'
import { collectesConnues } from './collectes.ts'
import { campaignOf, memberOptions, plotOptions, productOptions, waiting } from './connu.ts'
import { kilograms } from './formats.ts'
import { openCampagne, producerName, type Registre } from './registre.ts'
import type { Langue } from './textes.ts'

const MAX_COPIES = 20
const filesOf = (pieces: PiecesParChamp) => Object.values(pieces).flat()

function collectionOptions(registre: Registre, state: State, langue: Langue): Option[] {
  return collectesConnues(registre, state).map((one) => ({
    valeur: one.id,
    libelle: [
      one.numero,
      producerName(registre, one.producteur_id),
      one.net_g === null ? '' : kilograms(one.net_g, langue),
    ].join(' · '),
    ...(one.campagne_id === openCampagne(registre)?.id ? {} : { doute: 'reference_inactive' }),
  }))
}

const etablir: Acte = {
  type: 'livraison.etablir_bon',
  permission: 'delivery.issue_note',
  pages: ({ registre, state, langue }) => [
    [
      {
        cle: 'collectes',
        libelle: 'champ_collectes',
        genre: 'plusieurs',
        requis: true,
        max: 200,
        options: collectionOptions(registre, state, langue),
      },
    ],
    [
      { cle: 'immatriculation', libelle: 'champ_immatriculation', genre: 'texte', requis: true, max: 20 },
      { cle: 'chauffeur', libelle: 'champ_chauffeur', genre: 'texte', requis: true, max: 120 },
      {
        cle: 'destination_id',
        libelle: 'champ_destination',
        genre: 'choix',
        requis: true,
        options: registre.emplacement.map(({ id, nom }) => ({ valeur: id, libelle: nom ?? '' })),
      },
    ],
  ],
  // A collection travels on one note; the phone knows the notes that it wrote itself.
  doutes({ state }, saisie) {
    const before = waiting<LivraisonEtablirBon1>(state, 'livraison.etablir_bon').flatMap(
      (one) => one.collectes,
    )
    return choisisDe(saisie, 'collectes').some((id) => before.includes(id)) ? ['reference_inactive'] : []
  },
  manque: ({ registre }) => (openCampagne(registre) === undefined ? 'campagne_fermee' : null),
  commande: ({ registre }, saisie, pieces) =>
    etablirBon(
      {
        campagne_id: campaignOf(registre).id,
        collectes: [...choisisDe(saisie, 'collectes')],
        vehicule: {
          immatriculation: texteDe(saisie, 'immatriculation'),
          chauffeur: texteDe(saisie, 'chauffeur'),
        },
        destination_id: texteDe(saisie, 'destination_id'),
      },
      filesOf(pieces),
    ),
}

const signaler: Acte = {
  type: 'collecte.signaler_erreur',
  permission: 'collection.report_error',
  pages: ({ registre, state, langue }) => [
    [
      {
        cle: 'collecte_id',
        libelle: 'champ_collecte',
        genre: 'choix',
        requis: true,
        options: collectionOptions(registre, state, langue).map(({ valeur, libelle }) => ({
          valeur,
          libelle,
        })),
      },
      { cle: 'motif', libelle: 'champ_motif', genre: 'long', requis: true, max: 500 },
    ],
    CORRECTION(registre, langue),
  ],
  doutes: () => ['erreur_signalee_agent'],
  commande: (_connu, saisie, pieces) =>
    signalerErreur(
      {
        collecte_id: texteDe(saisie, 'collecte_id'),
        motif: texteDe(saisie, 'motif'),
        correction_proposee: correctionOf(saisie),
      },
      filesOf(pieces),
    ),
}

const CORRECTION = (registre: Registre, langue: Langue): Champ[] => [
  {
    cle: 'producteur_id',
    libelle: 'champ_vrai_producteur',
    genre: 'choix',
    options: memberOptions(registre),
  },
  { cle: 'parcelle_id', libelle: 'champ_vraie_parcelle', genre: 'choix', options: plotOptions(registre) },
  {
    cle: 'produit_id',
    libelle: 'champ_vrai_produit',
    genre: 'choix',
    options: productOptions(registre, langue),
  },
  { cle: 'brut', libelle: 'champ_vrai_brut', genre: 'kilos' },
  { cle: 'tare', libelle: 'champ_vraie_tare', genre: 'kilos' },
  { cle: 'photo', libelle: 'champ_photo', genre: 'photos' },
]

// A proposed weighing replaces all of them: an agent who knows one crate better writes it into the reason.
function correctionOf(saisie: SaisieActe): CorrectionProposee {
  const ids = (['producteur_id', 'parcelle_id', 'produit_id'] as const).flatMap((cle) => {
    const id = texteDe(saisie, cle)
    return id === '' ? [] : [[cle, id] as const]
  })
  const brut_g = nombreDe(saisie, 'brut', 'kilos')
  const tare_g = nombreDe(saisie, 'tare', 'kilos') ?? 0
  const pesees = brut_g === null ? {} : { pesees: [{ brut_g, tare_g }] }
  const correction = { ...Object.fromEntries(ids), ...pesees }
  return Object.keys(correction).length === 0 ? null : correction
}

const reimprimer: Acte = {
  type: 'recu.reimprimer',
  permission: 'receipt.reprint',
  pages: ({ state }) => [
    [
      {
        cle: 'reference_provisoire',
        libelle: 'champ_document',
        genre: 'choix',
        requis: true,
        options: state.commandes
          .filter(({ type }) => type === 'collecte.enregistrer' || type === 'livraison.etablir_bon')
          .map(({ reference_provisoire }) => reference_provisoire ?? '')
          .reverse()
          .map((reference) => ({ valeur: reference, libelle: reference })),
      },
      { cle: 'copies', libelle: 'champ_copies', genre: 'entier', requis: true },
    ],
  ],
  defauts: () => ({ copies: '1' }),
  doutes: () => [],
  manque(_connu, saisie) {
    const copies = nombreDe(saisie, 'copies', 'entier') ?? 0
    return copies < 1 || copies > MAX_COPIES ? 'copies_illisibles' : null
  },
  commande: (_connu, saisie) =>
    reimprimerRecu({
      reference_provisoire: texteDe(saisie, 'reference_provisoire'),
      copies: nombreDe(saisie, 'copies', 'entier') ?? 1,
    }),
}

/** Delivery notes, error reports and reprints. */
export const ACTES_DOCUMENTS: readonly Acte[] = [etablir, signaler, reimprimer]
