// The page of a link by which nothing can be taken.
import type { Language } from './layout.ts'
import { pageOf } from './page.ts'

const HEADING = { fr: 'Déclaration de diligence raisonnée', en: 'Due diligence statement' }
const TITLE = { fr: 'Lien sans effet', en: 'Link without effect' }
const TEXT = {
  fr: 'Ce lien a expiré, a été retiré ou n’a jamais existé. Demandez-en un autre à l’organisation.',
  en: 'This link has expired, was ended, or never existed. Ask the organization for another.',
}

/** Writes the page. */
export function toLinkPage(langue: Language): string {
  const said = `<p class="issue inconnu"><strong>${TITLE[langue]}</strong>${TEXT[langue]}</p>`
  return pageOf(TITLE, HEADING, langue, null, said)
}
