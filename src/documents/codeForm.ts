// The form of the page that verifies a document: a person types the code, or takes a picture of it if the browser can read codes
// from pictures.
import type { Language, Words } from './layout.ts'

/**
 * Shows the camera's field if the browser can read codes from pictures, and opens the page of the code in the picture. The
 * picture may contain only the code, or the URL that is printed on papers.
 */
export const SCRIPT = `
const field = document.querySelector('[type=file]')
if ('BarcodeDetector' in window) {
  field.closest('div').hidden = false
  field.addEventListener('change', async () => {
    const [found] = await new BarcodeDetector().detect(await createImageBitmap(field.files[0]))
    const code = /([0-9a-f]{16})$/i.exec(found?.rawValue.trim() ?? '')
    document.querySelector('[name=code]').value = code?.[1] ?? ''
    if (code) document.querySelector('form').submit()
    else field.setCustomValidity(field.dataset.none), field.reportValidity()
  })
}
`

const LABELS = {
  given: { fr: 'Code imprimé sur le document', en: 'Code printed on the document' },
  picture: { fr: 'Ou photographiez le code', en: 'Or take a picture of the code' },
  none: { fr: 'Aucun code lisible sur cette photo.', en: 'No readable code in this picture.' },
  verify: { fr: 'Vérifier', en: 'Verify' },
} as const satisfies Record<string, Words>

/** Writes the form; the browser opens `/verifier?code=…`. */
export function codeForm(langue: Language): string {
  return `<form action="/verifier"><label for="code">${LABELS.given[langue]}</label>
<input id="code" name="code" required maxlength="64" autocapitalize="characters" autocomplete="off" spellcheck="false">
<button>${LABELS.verify[langue]}</button>
<div hidden><label for="photo">${LABELS.picture[langue]}</label>
<input id="photo" type="file" accept="image/*" capture="environment" data-none="${LABELS.none[langue]}"></div></form>`
}
