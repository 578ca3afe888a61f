// The pages of a link: with the button that takes the file, and without, if nothing can be taken.
import type { Language } from './layout.ts'
import { pageOf } from './page.ts'

const HEADING = { fr: 'Déclaration de diligence raisonnée', en: 'Due diligence statement' }
const FILE = {
  fr: 'Ce lien remet un fichier ZIP : parcelles, marchandises et références, règlement (UE) 2023/1115.',
  en: 'This link hands over a ZIP file: plots, goods and references, Regulation (EU) 2023/1115.',
}
const TAKE = { fr: 'Télécharger', en: 'Download' }
const TITLE = { fr: 'Lien sans effet', en: 'Link without effect' }
const TEXT = {
  fr: 'Ce lien a expiré, a été retiré ou n’a jamais existé. Demandez-en un autre à l’organisation.',
  en: 'This link has expired, was ended, or never existed. Ask the organization for another.',
}

/** Writes the page with the button. */
export function toTakePage(langue: Language): string {
  const form = `<p>${FILE[langue]}</p>\n<form method="post"><button>${TAKE[langue]}</button></form>`
  return pageOf(HEADING, HEADING, langue, null, form)
}

/** Writes the page of a link by which nothing can be taken. */
export function toLinkPage(langue: Language): string {
  const said = `<p class="issue inconnu"><strong>${TITLE[langue]}</strong>${TEXT[langue]}</p>`
  return pageOf(TITLE, HEADING, langue, null, said)
}
