// What every verb of an operator that changes something does alike: it is tried out with `--essai`, what ends something is asked
// for before it is done, and what takes long says so.
import type { Command } from 'commander'
import { type Lifetime, Sentence, say } from '../../src/process/lifetime.ts'
import { isConfirmed } from './confirmation.ts'
import { type AskRules, openRules } from './rules.ts'

/** What an operator says beside the arguments of a verb. */
export type Acting = { readonly essai?: boolean; readonly oui?: boolean }

/** An act: what it does, the sentence of what it did, and what ends by it where something does. */
export type Act = {
  readonly organisation: string | null
  readonly options: Acting
  /** What can not be taken back, as it is asked for. */
  readonly ends?: string
  /** Where its sentence goes; to the terminal beside everything else where nothing is said. */
  readonly tell?: (sentence: string) => void
  work(ask: AskRules): Promise<string>
}

const SAY_EVERY_MS = 2_000

/** A verb that changes something: it can be tried out. */
export function thatWrites(command: Command): Command {
  return command.option('--essai', 'say what it would do, and change nothing')
}

/** A verb by which something ends: it is asked for, unless somebody says that it was. */
export function thatEnds(command: Command): Command {
  return thatWrites(command).option('--oui', 'confirmed already: do not ask')
}

/** Runs an act inside an organization or outside any: tried out first where it is asked for, then done whole or not at all. */
export async function act(lifetime: Lifetime, { organisation, options, ends, tell = say, work }: Act) {
  const { inside } = await openRules(lifetime)
  const tryOut = async () => {
    let sentence = ''
    const trying = inside(organisation, async (ask) => {
      sentence = await work(ask)
      throw new TakenBack()
    })
    await toldWhile('trying it out', trying).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    return sentence
  }
  if (options.essai) {
    tell(`nothing was changed; without --essai: ${await tryOut()}`)
    return 0
  }
  if (ends !== undefined && !options.oui) {
    // What is refused is refused before anybody is asked.
    await tryOut()
    await confirm(lifetime, ends)
  }
  let sentence = ''
  const doing = inside(organisation, async (ask) => {
    sentence = await work(ask)
  })
  await toldWhile('at work', doing)
  tell(sentence)
  return 0
}

class TakenBack extends Error {}

/** Asks the person at the terminal; who answers anything but «oui», or nothing, is told that nothing was changed. */
export async function confirm(lifetime: Lifetime, what: string): Promise<void> {
  if (!(await isConfirmed(lifetime, `${what} Write «oui» to do it: `)))
    throw new Sentence('nothing was changed: the answer was not «oui» (--oui: asked already).')
}

/** Says every two seconds that something is still done, for how long, and how far where that is known. */
export async function toldWhile<T>(what: string, doing: Promise<T>, far?: () => string): Promise<T> {
  const begun = Date.now()
  const telling = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000)
    say(`${what}, for ${seconds} s${far === undefined ? '' : `: ${far()}`} …`)
  }, SAY_EVERY_MS)
  try {
    return await doing
  } finally {
    clearInterval(telling)
  }
}
