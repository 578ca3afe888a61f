// The acts about members: a new one, and a changed one.
import { enregistrerProducteur, modifierProducteur } from '@sillon/telephone/commandes'
import type { Champs, PieceIdentite } from '@sillon/telephone/payloads/producteur.modifier/1'
import { nameKey } from '@sillon/telephone/values/names'
import type { Acte, Connu, PiecesParChamp } from './acte.ts'
import { type Champ, jourDe, type SaisieActe, texteDe, texteOuNul } from './champs.ts'
import { memberOptions, waiting } from './connu.ts'
import { byId, type Ligne } from './registre.ts'

const DOCUMENTS = ['cip', 'carte_identite', 'passeport', 'permis_conduire', 'acte_naissance'] as const

const IDENTITE = ({ registre }: Connu): Champ[] => [
  {
    cle: 'groupement_id',
    libelle: 'champ_groupement',
    genre: 'choix',
    requis: true,
    options: registre.groupement.map(({ id, nom }) => ({ valeur: id, libelle: nom ?? '' })),
  },
  { cle: 'prenoms', libelle: 'champ_prenoms', genre: 'texte', requis: true, max: 160 },
  { cle: 'nom', libelle: 'champ_nom', genre: 'texte', requis: true, max: 120 },
  {
    cle: 'sexe',
    libelle: 'champ_sexe',
    genre: 'choix',
    options: [
      { valeur: 'F', libelle: 'F' },
      { valeur: 'M', libelle: 'M' },
    ],
  },
  { cle: 'date_naissance', libelle: 'champ_date_naissance', genre: 'jour' },
  { cle: 'telephone', libelle: 'champ_telephone', genre: 'texte', max: 40 },
  { cle: 'localite', libelle: 'champ_localite', genre: 'texte', max: 160 },
]

const PIECE = (isRequired: boolean): Champ[] => [
  {
    cle: 'piece_type',
    libelle: 'champ_piece_type',
    genre: 'choix',
    options: DOCUMENTS.map((valeur) => ({ valeur, libelle: valeur.replaceAll('_', ' ') })),
  },
  { cle: 'piece_numero', libelle: 'champ_piece_numero', genre: 'texte', max: 60, requis: isRequired },
  { cle: 'piece_pays', libelle: 'champ_piece_pays', genre: 'texte', max: 2, requis: isRequired },
  { cle: 'piece_photo', libelle: 'champ_piece_photo', genre: 'photos' },
]

function pieceOf(saisie: SaisieActe): PieceIdentite | null {
  const type = texteDe(saisie, 'piece_type')
  if (type === '') return null
  return {
    type,
    numero: texteDe(saisie, 'piece_numero'),
    pays: texteDe(saisie, 'piece_pays').toUpperCase(),
  }
}

const isPieceWrong = (saisie: SaisieActe) => {
  const piece = pieceOf(saisie)
  return piece !== null && !(/^[A-Z]{2}$/.test(piece.pays) && /[0-9A-Za-z]/.test(piece.numero))
}

const filesOf = (pieces: PiecesParChamp) => Object.values(pieces).flat()

const enregistrer: Acte = {
  type: 'producteur.enregistrer',
  permission: 'producer.register',
  pages: (connu, saisie) => [
    IDENTITE(connu),
    [
      ...PIECE(texteDe(saisie, 'piece_type') !== ''),
      { cle: 'photo', libelle: 'champ_photo', genre: 'photos' },
    ],
  ],
  defauts: ({ registre: { groupement } }): Record<string, string> =>
    groupement.length === 1 ? { groupement_id: groupement[0]?.id ?? '' } : {},
  doutes: (connu, saisie) => (isNamesake(connu, saisie) ? ['homonyme'] : []),
  manque: (_connu, saisie) => (isPieceWrong(saisie) ? 'piece_incomplete' : null),
  commande: (_connu, saisie, pieces) =>
    enregistrerProducteur(
      {
        groupement_id: texteDe(saisie, 'groupement_id'),
        nom: texteDe(saisie, 'nom'),
        prenoms: texteDe(saisie, 'prenoms'),
        sexe: sexOf(saisie),
        date_naissance: jourDe(saisie, 'date_naissance'),
        telephone: texteOuNul(saisie, 'telephone'),
        localite: texteOuNul(saisie, 'localite'),
        piece_identite: pieceOf(saisie),
      },
      filesOf(pieces),
    ),
}

// The phone knows no identity documents, so it compares names within a group.
function isNamesake({ registre }: Connu, saisie: SaisieActe): boolean {
  const key = nameKey(`${texteDe(saisie, 'prenoms')} ${texteDe(saisie, 'nom')}`)
  const groupement_id = texteDe(saisie, 'groupement_id')
  return registre.producteur.some(
    (one) => one.groupement_id === groupement_id && nameKey(`${one.prenoms} ${one.nom}`) === key,
  )
}

const sexOf = (saisie: SaisieActe) => {
  const sexe = texteDe(saisie, 'sexe')
  return sexe === 'F' || sexe === 'M' ? sexe : null
}

const FIELDS = ['groupement_id', 'nom', 'prenoms', 'sexe', 'date_naissance', 'telephone', 'localite'] as const

/** Returns the fields of a member that differ from what the phone knows, with both values. */
export function changedFields(
  registre: Connu['registre'],
  saisie: SaisieActe,
): {
  readonly champ: (typeof FIELDS)[number]
  readonly avant: string | null
  readonly apres: string | null
}[] {
  const before = byId(registre.producteur, texteDe(saisie, 'producteur_id'))
  if (before === undefined) return []
  return FIELDS.flatMap((champ) => {
    const apres = champ === 'date_naissance' ? jourDe(saisie, champ) : texteOuNul(saisie, champ)
    const avant = before[champ]
    return avant === apres ? [] : [{ champ, avant, apres }]
  })
}

const modifier: Acte = {
  type: 'producteur.modifier',
  permission: 'producer.update',
  pages: (connu, saisie) => [
    [
      {
        cle: 'producteur_id',
        libelle: 'champ_producteur',
        genre: 'choix',
        requis: true,
        options: memberOptions(connu.registre),
      },
    ],
    IDENTITE(connu),
    PIECE(texteDe(saisie, 'piece_type') !== ''),
  ],
  defauts: ({ registre }, saisie) => {
    const member = byId(registre.producteur, texteDe(saisie, 'producteur_id'))
    return member === undefined ? {} : valuesOf(member)
  },
  doutes({ state }, saisie) {
    const producteur_id = texteDe(saisie, 'producteur_id')
    const before = waiting<{ producteur_id: string }>(state, 'producteur.modifier')
    return before.some((one) => one.producteur_id === producteur_id) ? ['deja_modifie_ici'] : []
  },
  manque: ({ registre }, saisie) => {
    if (isPieceWrong(saisie)) return 'piece_incomplete'
    return changedFields(registre, saisie).length === 0 && pieceOf(saisie) === null ? 'rien_change' : null
  },
  commande({ registre }, saisie, pieces) {
    const producteur_id = texteDe(saisie, 'producteur_id')
    const changed = changedFields(registre, saisie).map(({ champ, apres }) => [champ, apres])
    const piece = pieceOf(saisie)
    const champs = {
      ...Object.fromEntries(changed),
      ...(piece === null ? {} : { piece_identite: piece }),
    } as Champs
    const version_base = byId(registre.producteur, producteur_id)?.version ?? 1
    return modifierProducteur({ producteur_id, version_base, champs }, filesOf(pieces))
  },
}

function valuesOf(member: Ligne<'producteur'>): Record<string, string> {
  return Object.fromEntries(FIELDS.map((champ) => [champ, member[champ] ?? '']))
}

/** New and changed members. */
export const ACTES_MEMBRES: readonly Acte[] = [enregistrer, modifier]
