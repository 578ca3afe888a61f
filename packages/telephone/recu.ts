// The papers of the field as lines: the receipt of a collection and the delivery note. `escpos` turns the lines into the bytes of
// a printer, a screen shows or shares them. They contain what the service writes on its own papers, and never a control.

import type { MotsDuPapier } from './motsDuPapier.ts'
import type { CollecteEnregistrer2 } from './payloads/collecte.enregistrer/2.ts'
import type { LivraisonEtablirBon1 } from './payloads/livraison.etablir_bon/1.ts'
import type { CommandeLocale } from './state.ts'
import type { Enveloppe } from './types.ts'

/** A line of a paper; `code` is a QR code. */
export type Ligne =
  | { readonly genre: 'titre'; readonly texte: string }
  | { readonly genre: 'texte'; readonly texte: string; readonly centre?: boolean }
  | { readonly genre: 'paire'; readonly nom: string; readonly valeur: string; readonly gras?: boolean }
  | { readonly genre: 'trait' }
  | { readonly genre: 'code'; readonly code: string }

/** The names that stand on a paper; a name that the phone does not know is left out. */
export type NomsDuPapier = {
  readonly organisation: string
  readonly agent?: string
  readonly campagne?: string
  readonly producteur?: string
  readonly groupement?: string
  readonly parcelle?: string
  readonly produit?: string
  readonly destination?: string
  /** The collections of a delivery note. */
  readonly collectes?: readonly {
    readonly numero: string
    readonly producteur: string
    readonly net_g: number
  }[]
}

/** A paper of a captured command. `duplicata` is the rank of a reprint, null for the first print. */
export type PapierDuTerrain = {
  readonly commande: Pick<CommandeLocale, 'texte' | 'capturee_le'>
  readonly noms: NomsDuPapier
  readonly mots: MotsDuPapier
  readonly duplicata: number | null
}

const CODE_LENGTH = 16

/** Returns the code by which `/verifier` knows a paper of the field: the first 16 characters of the command's fingerprint. */
export function codeOf({ texte }: Pick<CommandeLocale, 'texte'>): string {
  return (JSON.parse(texte) as Enveloppe).empreinte.slice(0, CODE_LENGTH)
}

/** Returns the lines of the paper of a collection or a delivery note; throws for a command without such a paper. */
export function linesOf(papier: PapierDuTerrain): Ligne[] {
  const { commande, noms, mots, duplicata } = papier
  const envelope = JSON.parse(commande.texte) as Enveloppe
  const body = BODIES[envelope.type]
  if (body === undefined) throw new RangeError(`${envelope.type} has no paper`)
  const code = codeOf(commande)
  const copy: Ligne[] =
    duplicata === null ? [] : [{ genre: 'titre', texte: `${mots.duplicata} ${mots.numero} ${duplicata}` }]
  return [
    { genre: 'texte', texte: noms.organisation, centre: true },
    { genre: 'titre', texte: envelope.type === 'livraison.etablir_bon' ? mots.bon : mots.recu },
    ...copy,
    ...pairs([
      [mots.numero, envelope.reference_provisoire ?? undefined],
      [mots.date, written(new Date(commande.capturee_le))],
      [mots.campagne, noms.campagne],
    ]),
    ...body(envelope.payload, papier),
    { genre: 'trait' },
    ...pairs([[mots.agent, noms.agent]]),
    { genre: 'code', code },
    { genre: 'texte', texte: mots.verifier, centre: true },
    { genre: 'texte', texte: grouped(code), centre: true },
  ]
}

type Body = (payload: unknown, papier: PapierDuTerrain) => Ligne[]

const BODIES: Readonly<Record<string, Body>> = {
  'collecte.enregistrer': (payload, { noms, mots }) => {
    const said = payload as CollecteEnregistrer2
    const { net_g, refaction_g, net_marchand_g } = said.calcul_telephone
    const states = Object.entries(said.qualite_declaree).map(
      ([referentiel, etat]) => `${referentiel} ${etat}`,
    )
    const mass = (grams: number) => kilograms(grams, mots)
    const percent = (cp: number | null | undefined) =>
      cp == null ? undefined : `${decimal(cp, 2, mots.virgule)} %`
    return [
      ...pairs([
        [mots.producteur, noms.producteur],
        [mots.groupement, noms.groupement],
        [mots.parcelle, noms.parcelle],
        [mots.produit, noms.produit],
        [mots.qualite, states.length === 0 ? undefined : states.join(', ')],
      ]),
      { genre: 'trait' },
      ...said.pesees.map(
        ({ brut_g, tare_g }, at): Ligne => ({
          genre: 'paire',
          nom: `${at + 1}. ${decimal(brut_g, 3, mots.virgule)} - ${decimal(tare_g, 3, mots.virgule)}`,
          valeur: mass(brut_g - tare_g),
        }),
      ),
      { genre: 'trait' },
      ...pairs([
        [mots.humidite, percent(said.humidite_cp)],
        [mots.impuretes, percent(said.impuretes_cp)],
        [mots.net, mass(net_g)],
        [mots.refaction, mass(refaction_g)],
      ]),
      { genre: 'paire', nom: mots.marchande, valeur: mass(net_marchand_g), gras: true },
      { genre: 'texte', texte: mots.calcul },
    ]
  },
  'livraison.etablir_bon': (payload, { noms, mots }) => {
    const { vehicule } = payload as LivraisonEtablirBon1
    const collectes = noms.collectes ?? []
    const total_g = collectes.reduce((sum, { net_g }) => sum + net_g, 0)
    return [
      ...pairs([
        [mots.destination, noms.destination],
        [mots.vehicule, vehicule.immatriculation],
        [mots.chauffeur, vehicule.chauffeur],
      ]),
      { genre: 'trait' },
      ...collectes.flatMap(({ numero, producteur, net_g }): Ligne[] => [
        { genre: 'texte', texte: numero },
        { genre: 'paire', nom: producteur, valeur: kilograms(net_g, mots) },
      ]),
      { genre: 'trait' },
      { genre: 'paire', nom: mots.total, valeur: kilograms(total_g, mots), gras: true },
    ]
  },
}

function pairs(known: readonly (readonly [nom: string, valeur: string | undefined])[]): Ligne[] {
  return known.flatMap(([nom, valeur]) => (valeur ? [{ genre: 'paire', nom, valeur } as const] : []))
}

const kilograms = (grams: number, mots: MotsDuPapier) => `${decimal(grams, 3, mots.virgule)} kg`

// Writes an integer with its last digits behind the decimal mark: papers give masses to the gram.
function decimal(value: number, decimals: number, mark: string): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`
}

// Formats an instant in the phone's own time zone.
function written(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
