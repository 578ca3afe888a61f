// The pages on which anyone verifies a document or an audit dossier, made for phones, in the browser's language. The page of a
// document works without scripts; a script fills in the code from a picture.
import { createHash } from 'node:crypto'
import { codeForm, dossierForm, dossierLink, inGroups } from './codeForm.ts'
import type { Language, Words } from './layout.ts'
import { LAYOUTS } from './layouts.ts'
import { moment, written } from './values.ts'

/** A document with a code. */
type Paper = {
  readonly statut: 'valide' | 'remplace'
  readonly type: string
  readonly indice: number
  readonly numero: string | null
  readonly organisation: string
  readonly etabli_le: string
  readonly remplace_le: string | null
  readonly fuseau_horaire: string
  readonly produit: string | null
  readonly net_g: number | null
}

/** The database's response to a code, with every document that has it. */
export type Verdict = {
  readonly statut: 'valide' | 'remplace' | 'plusieurs' | 'inconnu'
  readonly papiers: readonly Paper[]
}

/** The outcome on a page: the result for a code, or the reason why no code was looked up (`vide`: none was given). */
export type Outcome = Verdict | { readonly statut: 'vide' | 'illisible' | 'trop' | 'indisponible' }

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 34rem }
h1 { font-size: 1.125rem; margin: 0 0 1rem }
.issue { border: .25rem solid; border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem }
.issue strong { display: block; font-size: 1.5rem; line-height: 1.2 }
.valide { color: #0a6b2d; background: #e8f6ec }
.remplace, .plusieurs { color: #8a4b00; background: #fff3e0 }
.inconnu, .illisible, .trop, .indisponible { color: #9b1c1c; background: #fdecec }
dl { margin: 0 0 1rem }
dt { font-size: .875rem; opacity: .8 }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
form, form > div { display: grid; gap: .5rem }
form > div[hidden] { display: none }
.issue p { margin: .5rem 0 0; overflow-wrap: anywhere }
input, button { font: inherit; padding: .5rem; min-height: 2.75rem }
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy: allows only the page's own style sheet and form, scripts of the service, and its keys. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

type Issue = { readonly title: Words; readonly text: Words }

const ISSUES: Readonly<Record<Exclude<Outcome['statut'], 'vide'>, Issue>> = {
  valide: {
    title: { fr: 'Document authentique', en: 'Genuine document' },
    text: {
      fr: 'Ce code est celui d’un document en vigueur. Comparez ce qui suit avec ce que vous tenez.',
      en: 'This is the code of a document that holds. Compare what follows with what you have in hand.',
    },
  },
  remplace: {
    title: { fr: 'Document remplacé', en: 'Replaced document' },
    text: {
      fr: 'Ce document a été authentique et ne l’est plus : demandez celui qui est en vigueur.',
      en: 'This document was genuine and holds no longer: ask for the one that does.',
    },
  },
  plusieurs: {
    title: { fr: 'Plusieurs documents portent ce code', en: 'Several documents bear this code' },
    text: {
      fr: 'Ce code seul ne prouve rien. Comparez chacun avec ce que vous tenez, et demandez à l’organisation.',
      en: 'This code alone proves nothing. Compare each with what you have in hand, and ask the organization.',
    },
  },
  inconnu: {
    title: { fr: 'Code inconnu', en: 'Unknown code' },
    text: {
      fr: 'Aucun document ne porte ce code. Vérifiez la saisie. Un reçu imprimé hors connexion est connu une fois le téléphone synchronisé.',
      en: 'No document carries this code. Check how it was typed. A receipt printed offline is known once the phone has synchronized.',
    },
  },
  illisible: {
    title: { fr: 'Code illisible', en: 'Not a code' },
    text: {
      fr: 'Un code a 16 caractères : des chiffres et les lettres de A à F.',
      en: 'A code has 16 characters: digits and the letters from A to F.',
    },
  },
  trop: {
    title: { fr: 'Trop de vérifications', en: 'Too many verifications' },
    text: { fr: 'Réessayez dans une minute.', en: 'Try again in a minute.' },
  },
  indisponible: {
    title: { fr: 'Service indisponible', en: 'Service unavailable' },
    text: { fr: 'Réessayez dans quelques instants.', en: 'Try again in a moment.' },
  },
}

const LABELS = {
  dossier: { fr: 'Vérification d’un dossier d’audit', en: 'Verification of an audit dossier' },
  heading: { fr: 'Vérification d’un document', en: 'Verification of a document' },
  code: { fr: 'Code', en: 'Code' },
  statut: { fr: 'État', en: 'State' },
  type: { fr: 'Document', en: 'Document' },
  numero: { fr: 'Numéro', en: 'Number' },
  organisation: { fr: 'Organisation', en: 'Organization' },
  indice: { fr: 'Indice', en: 'Index' },
  etabli_le: { fr: 'Établi le', en: 'Established on' },
  remplace_le: { fr: 'Remplacé le', en: 'Replaced on' },
  produit: { fr: 'Produit', en: 'Product' },
  net_g: { fr: 'Masse nette', en: 'Net mass' },
} as const satisfies Record<string, Words>

const STATES = {
  valide: { fr: 'en vigueur', en: 'holds' },
  remplace: { fr: 'remplacé', en: 'replaced' },
} as const satisfies Record<Paper['statut'], Words>

/**
 * Writes the page. Without a code, it has only the form; otherwise the outcome, the papers with the code, and the form for
 * another code.
 */
export function toPage(
  outcome: Outcome,
  code: string | null,
  langue: Language,
  script: string | null,
): string {
  const issue = outcome.statut === 'vide' ? null : ISSUES[outcome.statut]
  const title = issue?.title ?? LABELS.heading
  const papers = 'papiers' in outcome ? outcome.papiers : []
  const lists = [
    [[LABELS.code, code === null ? null : inGroups(code)] as Fact],
    ...papers.map((paper) => factsOf(paper, papers.length > 1, langue)),
  ].map((facts) => listOf(facts, langue))
  const said = issue
    ? `<p class="issue ${outcome.statut}"><strong>${issue.title[langue]}</strong>${issue.text[langue]}</p>\n${lists.join('\n')}`
    : ''
  return pageOf(title, LABELS.heading, langue, script, `${said}\n${codeForm(langue)}\n${dossierLink(langue)}`)
}

/** Writes the page of the verification of a dossier. */
export function toDossierPage(langue: Language, script: string | null): string {
  return pageOf(LABELS.dossier, LABELS.dossier, langue, script, dossierForm(langue))
}

/** Writes a page with its title, its heading and the address of its script. */
export function pageOf(
  title: Words,
  heading: Words,
  langue: Language,
  script: string | null,
  body: string,
): string {
  const loaded = script === null ? '' : `<script type="module" src="${script}"></script>`
  return `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title[langue]}</title><style>${STYLE}</style></head>
<body><main><h1>${heading[langue]}</h1>
${body}</main>
${loaded}</body></html>
`
}

type Fact = readonly [label: Words, value: string | null]

function listOf(facts: readonly Fact[], langue: Language): string {
  const rows = facts
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `<dt>${label[langue]}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
  return `<dl>${rows.join('')}</dl>`
}

function factsOf(paper: Paper, isOneOfSeveral: boolean, langue: Language): Fact[] {
  const { statut, type, numero, organisation, indice, fuseau_horaire } = paper
  const when = (instant: string | null) => (instant ? moment(instant, langue, fuseau_horaire) : null)
  return [
    [LABELS.statut, isOneOfSeveral ? STATES[statut][langue] : null],
    [LABELS.type, LAYOUTS[type]?.title[langue] ?? type],
    [LABELS.numero, numero],
    [LABELS.organisation, organisation],
    [LABELS.produit, paper.produit],
    [LABELS.net_g, written(paper, { member: 'net_g', as: 'masse' }, { langue, fuseau_horaire }) || null],
    [LABELS.indice, String(indice)],
    [LABELS.etabli_le, when(paper.etabli_le)],
    [LABELS.remplace_le, when(paper.remplace_le)],
  ]
}

const MEANT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (letter) => MEANT[letter] ?? letter)
}
