// Common parts of the operator's commands that change data: a trial with `--essai`, a confirmation before data are lost, and
// progress messages.
import type { Command } from 'commander'
import { type Lifetime, Sentence, say } from '../../src/process/lifetime.ts'
import { isConfirmed } from './confirmation.ts'
import { type AskRules, openRules } from './rules.ts'

/** Options of a command that changes data. */
export type Acting = { readonly essai?: boolean; readonly oui?: boolean }

/** An act of a command: its work, the sentence about its result, and the loss that the operator must confirm, if any. */
export type Act = {
  readonly organisation: string | null
  readonly options: Acting
  /** The irreversible loss, in the words of the confirmation. */
  readonly ends?: string
  /** Prints the sentence; to standard error by default. */
  readonly tell?: (sentence: string) => void
  work(ask: AskRules): Promise<string>
}

const SAY_EVERY_MS = 2_000

/** Adds the option of a trial to a command. */
export function addTrial(command: Command): Command {
  return command.option('--essai', 'print its effect, and change nothing')
}

/** Adds the option to skip the confirmation to a command that loses data. */
export function addConfirm(command: Command): Command {
  return addTrial(command).option('--oui', 'already confirmed: do not ask')
}

/**
 * Runs an act inside an organization, or outside of all organizations: as a trial if requested, otherwise completely or not at
 * all.
 */
export async function act(lifetime: Lifetime, { organisation, options, ends, tell = say, work }: Act) {
  const { inside } = await openRules(lifetime)
  const tryOut = async () => {
    let sentence = ''
    const trying = inside(organisation, async (ask) => {
      sentence = await work(ask)
      throw new TakenBack()
    })
    await withProgress('trying it out', trying).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    return sentence
  }
  if (options.essai) {
    tell(`nothing was changed; without --essai: ${await tryOut()}`)
    return 0
  }
  if (ends !== undefined && !options.oui) {
    // Runs a trial first, so that a refusal comes before the confirmation.
    await tryOut()
    await confirm(lifetime, ends)
  }
  let sentence = ''
  const doing = inside(organisation, async (ask) => {
    sentence = await work(ask)
  })
  await withProgress('at work', doing)
  tell(sentence)
  return 0
}

class TakenBack extends Error {}

/** Asks for a confirmation. Any response other than «oui» stops the command. */
export async function confirm(lifetime: Lifetime, what: string): Promise<void> {
  if (!(await isConfirmed(lifetime, `${what} Write «oui» to do it: `)))
    throw new Sentence('nothing was changed: the answer was not «oui» (--oui: already confirmed).')
}

/** Prints every two seconds that the work continues, with the elapsed time and, if known, the progress. */
export async function withProgress<T>(what: string, doing: Promise<T>, far?: () => string): Promise<T> {
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
