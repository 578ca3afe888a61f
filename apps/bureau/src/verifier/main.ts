// The scripts of `/verifier`: a picture of a code, and the verification of an audit dossier. The service writes the pages, which
// say all else without scripts.
import { lookOf } from '../parts/list/detectors.ts'

const CODE = /([0-9a-f]{16})$/i
// The reader looks at a picture in another size each time.
const TRIES = 3

const photo = document.querySelector<HTMLInputElement>('#photo')
const dossier = document.querySelector<HTMLInputElement>('#dossier')

if (photo !== null) {
  photo.closest('div')?.removeAttribute('hidden')
  photo.addEventListener('change', () => void readCode(photo))
}
if (dossier !== null) {
  dossier.closest('div')?.removeAttribute('hidden')
  dossier.addEventListener('change', () => {
    const [file] = dossier.files ?? []
    if (file !== undefined) void import('./show.ts').then(({ verifyFile }) => verifyFile(dossier, file))
  })
}

// Opens the page of the code in the picture, which may be the code alone or the address that is printed on papers.
async function readCode(field: HTMLInputElement): Promise<void> {
  field.setCustomValidity('')
  const [file] = field.files ?? []
  if (file === undefined) return
  const code = CODE.exec(await textIn(file).catch(() => ''))?.[1]
  if (code === undefined) {
    field.setCustomValidity(field.dataset.none ?? '')
    field.reportValidity()
    return
  }
  const typed = document.querySelector<HTMLInputElement>('[name=code]')
  if (typed !== null) typed.value = code
  document.querySelector('form')?.submit()
}

async function textIn(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const look = await lookOf()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const text = await look(picture)
    if (text !== null) return text.trim()
  }
  return ''
}
