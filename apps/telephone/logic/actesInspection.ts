// The acts of an inspector: an inspection by a form of the pack, and a finding.
import { constaterNonConformite, enregistrerInspection } from '@sillon/telephone/commandes'
import type { Reponse } from '@sillon/telephone/payloads/inspection.enregistrer/1'
import type { Acte, Connu, PiecesParChamp } from './acte.ts'
import { type Champ, choisisDe, jourDe, nombreDe, type Option, type SaisieActe, texteDe } from './champs.ts'
import { collectesConnues } from './collectes.ts'
import { memberOptions, plotOptions } from './connu.ts'
import { byId, type Constat, type Formulaire, type Question, type Registre } from './registre.ts'
import type { Langue } from './textes.ts'

type Said = { readonly libelle_fr: string; readonly libelle_en: string }
const labelOf = (said: Said, langue: Langue) => (langue === 'fr' ? said.libelle_fr : said.libelle_en)
const filesOf = (pieces: PiecesParChamp) => Object.values(pieces).flat()

// The latest version of each form: earlier ones are in the pack for answers that were given to them.
function latestForms({ formulaire }: Registre): Formulaire[] {
  return formulaire.filter(({ code, version }) =>
    formulaire.every((other) => other.code !== code || other.version <= version),
  )
}

function formOf(registre: Registre, saisie: SaisieActe): Formulaire | undefined {
  return latestForms(registre).find(({ code }) => code === texteDe(saisie, 'formulaire'))
}

const isOfPlot = (form: Formulaire | undefined) => form?.cible === 'parcelle'

const WHOM = (registre: Registre, isPlot: boolean): Champ =>
  isPlot
    ? {
        cle: 'parcelle_id',
        libelle: 'champ_parcelle',
        genre: 'choix',
        requis: true,
        options: plotOptions(registre),
      }
    : {
        cle: 'producteur_id',
        libelle: 'champ_producteur',
        genre: 'choix',
        requis: true,
        options: memberOptions(registre),
      }

const GENRES: Readonly<Record<Question['type'], Champ['genre']>> = {
  oui_non: 'oui_non',
  choix: 'choix',
  choix_multiple: 'plusieurs',
  entier: 'entier',
  texte: 'long',
  date: 'jour',
  photo: 'photos',
}

// A question is no required field: an unanswered one is told, and the inspection can be captured.
function fieldOf(question: Question, langue: Langue): Champ {
  const options = question.choix?.map((one): Option => ({ valeur: one.code, libelle: labelOf(one, langue) }))
  return {
    cle: `q_${question.code}`,
    libelle: { texte: labelOf(question, langue) + (question.obligatoire ? ' *' : '') },
    genre: GENRES[question.type],
    ...(question.longueur_max === undefined ? {} : { max: question.longueur_max }),
    ...(options === undefined ? {} : { options }),
  }
}

const inspecter: Acte = {
  type: 'inspection.enregistrer',
  permission: 'inspection.record',
  pages: ({ registre, langue }, saisie) => {
    const form = formOf(registre, saisie)
    return [
      [
        {
          cle: 'formulaire',
          libelle: 'champ_formulaire',
          genre: 'choix',
          requis: true,
          options: latestForms(registre).map((one) => ({ valeur: one.code, libelle: labelOf(one, langue) })),
        },
        ...(form === undefined ? [] : [WHOM(registre, isOfPlot(form))]),
      ],
      (form?.questions ?? []).map((question) => fieldOf(question, langue)),
    ]
  },
  doutes(connu, saisie) {
    const questions = formOf(connu.registre, saisie)?.questions ?? []
    const isUnanswered = (one: Question) => one.obligatoire && answerTo(one, saisie, {}) === null
    const isOutside = (one: Question) => {
      const answer = one.type === 'entier' ? nombreDe(saisie, `q_${one.code}`, 'entier') : null
      return answer !== null && (answer < (one.minimum ?? answer) || answer > (one.maximum ?? answer))
    }
    return [
      ...(hasCollected(connu, producerOf(connu.registre, saisie)) ? ['conflit_interets'] : []),
      ...(questions.some(isUnanswered) ? ['reponse_manquante'] : []),
      ...(questions.some(isOutside) ? ['reponse_hors_limites'] : []),
    ]
  },
  commande({ registre, now }, saisie, pieces) {
    const form = formOf(registre, saisie)
    const answers = (form?.questions ?? []).map((one): [string, Reponse] => [
      one.code,
      answerTo(one, saisie, pieces),
    ])
    return enregistrerInspection(
      {
        producteur_id: producerOf(registre, saisie),
        parcelle_id: isOfPlot(form) ? texteDe(saisie, 'parcelle_id') : null,
        formulaire_code: form?.code ?? '',
        formulaire_version: form?.version ?? 1,
        reponses: Object.fromEntries(answers),
        debut: saisie.debut,
        fin: now.toISOString(),
      },
      filesOf(pieces),
    )
  },
}

function producerOf(registre: Registre, saisie: SaisieActe): string {
  const plot = byId(registre.parcelle, texteDe(saisie, 'parcelle_id'))
  return plot?.producteur_id ?? texteDe(saisie, 'producteur_id')
}

// The agent of a collection is not independent of its producer. The phone knows its own collections.
function hasCollected({ state, registre }: Connu, producteur_id: string): boolean {
  const others = { ...registre, collecte: [] }
  return collectesConnues(others, state).some((one) => one.producteur_id === producteur_id)
}

function answerTo(question: Question, saisie: SaisieActe, pieces: PiecesParChamp): Reponse {
  const cle = `q_${question.code}`
  const value = saisie.valeurs[cle]
  switch (question.type) {
    case 'oui_non':
      return typeof value === 'boolean' ? value : null
    case 'choix_multiple': {
      const chosen = choisisDe(saisie, cle)
      return chosen.length === 0 ? null : [...chosen]
    }
    case 'entier':
      return nombreDe(saisie, cle, 'entier')
    case 'date':
      return jourDe(saisie, cle)
    case 'photo':
      return pieces[cle]?.[0]?.fichier_id ?? ((saisie.photos[cle]?.length ?? 0) > 0 ? cle : null)
    default:
      return texteDe(saisie, cle) === '' ? null : texteDe(saisie, cle)
  }
}

const GRAVITES = ['mineure', 'majeure', 'critique'] as const

const constater: Acte = {
  type: 'non_conformite.constater',
  permission: 'nonconformity.report',
  pages: ({ registre, langue }, saisie) => {
    const constat = findingOf(registre, saisie)
    return [
      [
        {
          cle: 'constat',
          libelle: 'champ_constat',
          genre: 'choix',
          requis: true,
          options: registre.constat.map((one) => ({ valeur: one.code, libelle: labelOf(one, langue) })),
        },
        ...(constat === undefined ? [] : [WHOM(registre, constat.cible === 'parcelle')]),
      ],
      [
        { cle: 'description', libelle: 'champ_description', genre: 'long', requis: true, max: 2000 },
        { cle: 'photo', libelle: 'champ_photo', genre: 'photos' },
      ],
    ]
  },
  doutes: () => [],
  commande({ registre }, saisie, pieces) {
    const constat = findingOf(registre, saisie)
    const isPlot = constat?.cible === 'parcelle'
    const producteur_id = producerOf(registre, saisie)
    return constaterNonConformite(
      {
        producteur_id,
        ...(isPlot ? { parcelle_id: texteDe(saisie, 'parcelle_id') } : {}),
        constat_code: constat?.code ?? '',
        gravite: GRAVITES.find((one) => one === constat?.gravite) ?? 'mineure',
        description: texteDe(saisie, 'description'),
      },
      filesOf(pieces),
    )
  },
}

function findingOf({ constat }: Registre, saisie: SaisieActe): Constat | undefined {
  return constat.find(({ code }) => code === texteDe(saisie, 'constat'))
}

/** Inspections and findings. */
export const ACTES_INSPECTION: readonly Acte[] = [inspecter, constater]
