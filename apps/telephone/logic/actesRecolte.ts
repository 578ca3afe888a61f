// The acts around a harvest: an estimate, a hand-out of inputs.
import { estimerRecolte, remettreIntrant } from '@sillon/telephone/commandes'
import type { Acte, Connu, PiecesParChamp } from './acte.ts'
import { balanceAt } from './capacite.ts'
import { jourDe, nombreDe, type Option, type SaisieActe, texteDe } from './champs.ts'
import { campaignOf, memberOptions, plotOptions, productOptions } from './connu.ts'
import { amountOf } from './formats.ts'
import { productsOf } from './pesee.ts'
import { byId, type Intrant, openCampagne, type Registre } from './registre.ts'

const filesOf = (pieces: PiecesParChamp) => Object.values(pieces).flat()

const estimer: Acte = {
  type: 'recolte.estimer',
  permission: 'harvest.estimate',
  pages: ({ registre, langue }, saisie) => [
    [
      {
        cle: 'parcelle_id',
        libelle: 'champ_parcelle',
        genre: 'choix',
        requis: true,
        options: plotOptions(registre),
      },
    ],
    [
      {
        cle: 'produit_id',
        libelle: 'produit',
        genre: 'choix',
        requis: true,
        options: productOptions(registre, langue, grown(registre, saisie)),
      },
      { cle: 'date_prevue', libelle: 'champ_date_prevue', genre: 'jour', requis: true },
      { cle: 'quantite', libelle: 'champ_quantite_kg', genre: 'kilos', requis: true },
    ],
  ],
  defauts({ registre }, saisie): Record<string, string> {
    const [only, ...others] = grown(registre, saisie) ?? []
    return only !== undefined && others.length === 0 ? { produit_id: only } : {}
  },
  doutes({ registre }, saisie) {
    const grams = nombreDe(saisie, 'quantite', 'kilos') ?? 0
    const balance = balanceAt(registre, texteDe(saisie, 'parcelle_id'), texteDe(saisie, 'produit_id'))
    return balance !== null && grams > balance.restant_g ? ['estimation_depasse'] : []
  },
  manque: ({ registre }) => (openCampagne(registre) === undefined ? 'campagne_fermee' : null),
  commande: ({ registre }, saisie, pieces) =>
    estimerRecolte(
      {
        parcelle_id: texteDe(saisie, 'parcelle_id'),
        campagne_id: campaignOf(registre).id,
        produit_id: texteDe(saisie, 'produit_id'),
        date_prevue: jourDe(saisie, 'date_prevue') ?? '',
        quantite_g: nombreDe(saisie, 'quantite', 'kilos') ?? 0,
      },
      filesOf(pieces),
    ),
}

// Returns the products of the plot; null without a plot, or where the plot declares none: then no product raises a doubt.
function grown(registre: Registre, saisie: SaisieActe): string[] | null {
  const products = productsOf(registre, texteDe(saisie, 'parcelle_id')).map(({ id }) => id)
  return products.length === 0 ? null : products
}

const remettre: Acte = {
  type: 'intrant.remettre',
  permission: 'input.issue',
  pages: ({ registre, langue }, saisie) => [
    [
      {
        cle: 'producteur_id',
        libelle: 'champ_producteur',
        genre: 'choix',
        requis: true,
        options: memberOptions(registre),
      },
      {
        cle: 'intrant_id',
        libelle: 'champ_intrant',
        genre: 'choix',
        requis: true,
        options: inputOptions(registre, langue, texteDe(saisie, 'producteur_id')),
      },
    ],
    [
      {
        cle: 'quantite',
        libelle: { texte: unitOf(registre, saisie) },
        genre: 'entier',
        requis: true,
      },
      { cle: 'montant', libelle: 'champ_valeur', genre: 'texte', requis: true, max: 15 },
      { cle: 'avance', libelle: 'champ_avance', genre: 'oui_non', requis: true },
      { cle: 'photo', libelle: 'champ_photo', genre: 'photos' },
    ],
  ],
  doutes: () => [],
  manque({ registre }, saisie) {
    if (nombreDe(saisie, 'quantite', 'entier') === 0) return 'quantite_nulle'
    const montant = amountOf(texteDe(saisie, 'montant'), registre.devise.exposant)
    return montant === null ? 'montant_illisible' : null
  },
  commande: ({ registre }, saisie, pieces) =>
    remettreIntrant(
      {
        producteur_id: texteDe(saisie, 'producteur_id'),
        intrant_id: texteDe(saisie, 'intrant_id'),
        quantite: nombreDe(saisie, 'quantite', 'entier') ?? 0,
        unite_code: byId(registre.intrant, texteDe(saisie, 'intrant_id'))?.unite_code ?? '',
        valeur: {
          montant: amountOf(texteDe(saisie, 'montant'), registre.devise.exposant) ?? 0,
          devise: registre.devise.code,
        },
        avance: saisie.valeurs.avance === true,
      },
      filesOf(pieces),
    ),
}

// An input is authorized if the pack authorizes it for every referential in which the member is engaged.
function inputOptions(registre: Registre, langue: Connu['langue'], producteur_id: string): Option[] {
  const plots = registre.parcelle.filter((one) => one.producteur_id === producteur_id).map(({ id }) => id)
  const engaged = new Set(
    registre.statut_parcelle
      .filter(({ parcelle_id }) => plots.includes(parcelle_id ?? ''))
      .map(({ referentiel_code }) => referentiel_code ?? ''),
  )
  const isAuthorized = ({ referentiels }: Intrant) => [...engaged].every((one) => referentiels.includes(one))
  return registre.intrant.map((intrant) => ({
    valeur: intrant.id,
    libelle: langue === 'fr' ? intrant.libelle_fr : intrant.libelle_en,
    ...(isAuthorized(intrant) ? {} : { doute: 'intrant_non_autorise' }),
  }))
}

const UNITS: Readonly<Record<string, string>> = { KGM: 'kg', LTR: 'L', H87: '×', GRM: 'g', TNE: 't' }

function unitOf(registre: Registre, saisie: SaisieActe): string {
  const code = byId(registre.intrant, texteDe(saisie, 'intrant_id'))?.unite_code ?? ''
  return UNITS[code] ?? code
}

/** Estimates and hand-outs. */
export const ACTES_RECOLTE: readonly Acte[] = [estimer, remettre]
