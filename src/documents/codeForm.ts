// The forms of `/verifier`: a person types the code of a document or takes a picture of it, or chooses the archive of a dossier.
// The fields of files are shown by the script of the page (`apps/bureau/src/verifier`).
import type { Language, Words } from './layout.ts'

const LABELS = {
  given: { fr: 'Code imprimé sur le document', en: 'Code printed on the document' },
  picture: { fr: 'Ou photographiez le code', en: 'Or take a picture of the code' },
  none: { fr: 'Aucun code lisible sur cette photo.', en: 'No readable code in this picture.' },
  verify: { fr: 'Vérifier', en: 'Verify' },
  archive: { fr: 'Archive du dossier d’audit (ZIP)', en: 'Archive of the audit dossier (ZIP)' },
  stays: {
    fr: 'Votre navigateur lit l’archive et n’envoie rien.',
    en: 'Your browser reads the archive and sends nothing.',
  },
  noscript: {
    fr: 'Cette vérification a besoin de JavaScript.',
    en: 'This verification needs JavaScript.',
  },
  dossier: { fr: 'Vérifier un dossier d’audit', en: 'Verify an audit dossier' },
  document: { fr: 'Vérifier un document', en: 'Verify a document' },
} as const satisfies Record<string, Words>

/** Writes the form; the browser opens `/verifier?code=…`. */
export function codeForm(langue: Language): string {
  return `<form action="/verifier"><label for="code">${LABELS.given[langue]}</label>
<input id="code" name="code" required maxlength="64" autocapitalize="characters" autocomplete="off" spellcheck="false">
<button>${LABELS.verify[langue]}</button>
<div hidden><label for="photo">${LABELS.picture[langue]}</label>
<input id="photo" type="file" accept="image/*" capture="environment" data-none="${LABELS.none[langue]}"></div></form>`
}

/** Writes the field for the archive of a dossier, and the place for what its verification finds. */
export function dossierForm(langue: Language): string {
  return `<div hidden><label for="dossier">${LABELS.archive[langue]}</label>
<input id="dossier" type="file" accept=".zip,application/zip"><p>${LABELS.stays[langue]}</p></div>
<div id="issue" role="status"></div><noscript><p>${LABELS.noscript[langue]}</p></noscript>
<p><a href="/verifier">${LABELS.document[langue]}</a></p>`
}

/** Writes the link to the verification of a dossier. */
export const dossierLink = (langue: Language): string =>
  `<p><a href="/verifier/dossier">${LABELS.dossier[langue]}</a></p>`

/** Returns a code in groups of four, as printed. */
export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
