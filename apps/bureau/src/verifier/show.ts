// Shows what the verification of a dossier found.
import type { JWK } from 'jose'
import { type Fault, type Verification, verifyDossier } from './dossier.ts'
import { FAULTS, SAID, spoken } from './words.ts'

const KEYS = '/.well-known/jwks.json'
const MOST_SHOWN = 100

const langue = document.documentElement.lang === 'en' ? 'en' : 'fr'

/** Verifies a file and says what was found below its field. */
export async function verifyFile(field: HTMLInputElement, file: File): Promise<void> {
  const said = document.querySelector<HTMLElement>('#issue')
  if (said === null) return
  field.disabled = true
  said.className = ''
  const tell = (part: number) => {
    said.textContent = spoken(SAID.reads, langue, { part: Math.floor(part * 100) })
  }
  tell(0)
  try {
    const keys = await keysOfService()
    if (keys === null) return show(said, 'indisponible', [spoken(SAID.no_keys, langue)])
    const found = await verifyDossier(file, keys, tell).catch(() => null)
    if (found === null) return show(said, 'inconnu', [spoken(SAID.no_archive, langue)])
    show(said, found.faults.length === 0 ? 'valide' : 'inconnu', linesOf(found))
  } finally {
    field.disabled = false
    field.value = ''
  }
}

async function keysOfService(): Promise<readonly JWK[] | null> {
  try {
    const response = await fetch(KEYS)
    return response.ok ? ((await response.json()) as { keys: JWK[] }).keys : null
  } catch {
    return null
  }
}

function linesOf({ faults, files, manifest }: Verification): readonly string[] {
  const isGood = faults.length === 0
  const { id, organisation, campagne, du, au, arrete_au } = manifest ?? {}
  const whose =
    manifest === null
      ? []
      : [
          spoken(SAID.whose, langue, {
            id: String(id),
            organisation: String(organisation?.code),
            campagne: String(campagne?.code),
            du: dateOf(du, { dateStyle: 'long', timeZone: 'UTC' }),
            au: dateOf(au, { dateStyle: 'long', timeZone: 'UTC' }),
            arrete_au: dateOf(arrete_au, { dateStyle: 'long', timeStyle: 'long' }),
          }),
        ]
  const more = faults.length - MOST_SHOWN
  return [
    spoken(isGood ? SAID.good : SAID.bad, langue),
    ...whose,
    ...(isGood ? [spoken(SAID.count, langue, { n: files })] : []),
    ...faults.slice(0, MOST_SHOWN).map(sentenceOf),
    ...(more > 0 ? [spoken(SAID.more, langue, { n: more })] : []),
  ]
}

// The manifest of a stranger may hold any text.
function dateOf(text: string | undefined, look: Intl.DateTimeFormatOptions): string {
  const date = new Date(text ?? '')
  const format = new Intl.DateTimeFormat(langue === 'fr' ? 'fr-FR' : 'en-GB', look)
  return Number.isNaN(date.getTime()) ? String(text) : format.format(date)
}

const sentenceOf = (fault: Fault): string =>
  'path' in fault ? `${fault.path} : ${FAULTS[fault.what][langue]}` : FAULTS[fault.what][langue]

function show(said: HTMLElement, style: string, [first = '', ...rest]: readonly string[]): void {
  const head = document.createElement('strong')
  head.textContent = first
  const lines = rest.map((line) => {
    const part = document.createElement('p')
    part.textContent = line
    return part
  })
  said.className = `issue ${style}`
  said.replaceChildren(head, ...lines)
}
