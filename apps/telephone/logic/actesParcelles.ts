// The acts about plots: a new one with its first survey, a new survey, an expected harvest.
import { enregistrerParcelle, releverParcelle } from '@sillon/telephone/commandes'
import { releveFrom } from '@sillon/telephone/releve'
import type { PieceJointe } from '@sillon/telephone/types'
import type { Acte, Connu, PiecesParChamp } from './acte.ts'
import { type Champ, choisisDe, nombreDe, type SaisieActe, texteDe } from './champs.ts'
import { memberOptions, plotOptions, productOptions } from './connu.ts'
import { doutesDuParcours } from './parcours.ts'
import { byId } from './registre.ts'

const WHOLE_CP = 10_000
const PARCOURS: Champ = { cle: 'parcours', libelle: 'champ_parcours', genre: 'parcours', requis: true }

const filesOf = (pieces: PiecesParChamp): PieceJointe[] => Object.values(pieces).flat()

function releveDe({ now }: Connu, { points, debut }: SaisieActe) {
  return releveFrom([...points], new Date(debut), now)
}

const enregistrer: Acte = {
  type: 'parcelle.enregistrer',
  permission: 'plot.register',
  pages: ({ registre, langue }) => [
    [
      {
        cle: 'producteur_id',
        libelle: 'champ_producteur',
        genre: 'choix',
        requis: true,
        options: memberOptions(registre),
      },
      { cle: 'nom', libelle: 'champ_nom_parcelle', genre: 'texte', requis: true, max: 120 },
      {
        cle: 'produits',
        libelle: 'champ_cultures',
        genre: 'plusieurs',
        options: productOptions(registre, langue),
      },
      { cle: 'surface', libelle: 'champ_surface', genre: 'hectares', requis: true },
    ],
    [PARCOURS],
  ],
  doutes: (connu, saisie) => doutesDuParcours(connu, saisie, '', nombreDe(saisie, 'surface', 'hectares')),
  commande(connu, saisie, pieces) {
    const produits = choisisDe(saisie, 'produits')
    const share = Math.floor(WHOLE_CP / Math.max(1, produits.length))
    return enregistrerParcelle(
      {
        producteur_id: texteDe(saisie, 'producteur_id'),
        nom: texteDe(saisie, 'nom'),
        cultures: produits.map((produit_id) => ({
          produit_id,
          part_cp: share,
          strate: 'principal' as const,
        })),
        surface_declaree_m2: nombreDe(saisie, 'surface', 'hectares') ?? 0,
        releve: releveDe(connu, saisie),
      },
      filesOf(pieces),
    )
  },
}

const relever: Acte = {
  type: 'parcelle.relever',
  permission: 'plot.survey',
  pages: ({ registre }) => [
    [
      {
        cle: 'parcelle_id',
        libelle: 'champ_parcelle',
        genre: 'choix',
        requis: true,
        options: plotOptions(registre),
      },
    ],
    [PARCOURS],
  ],
  doutes(connu, saisie) {
    const id = texteDe(saisie, 'parcelle_id')
    const declared = byId(connu.registre.parcelle, id)?.surface_declaree_m2 ?? null
    return doutesDuParcours(connu, saisie, id, declared)
  },
  commande: (connu, saisie, pieces) =>
    releverParcelle(
      { parcelle_id: texteDe(saisie, 'parcelle_id'), releve: releveDe(connu, saisie) },
      filesOf(pieces),
    ),
}

/** New plots and surveys. */
export const ACTES_PARCELLES: readonly Acte[] = [enregistrer, relever]
