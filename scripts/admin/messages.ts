// `npm run admin -- messages …`: lists the messages that a restoration holds because they may have been sent before. An operator
// then sends or drops them.
import type { Command } from 'commander'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { type Acting, addConfirm, confirm, withProgress } from './acting.ts'
import { type HeldMessages, heldWords } from './heldMessages.ts'
import { openRules, type Rules } from './rules.ts'

type Options = Acting & { readonly organisation?: string }

type Settled = { readonly sms?: number; readonly courriels?: number }

const SETTLE = 'select restauration.trancher_messages($1, $2, now()) as n'

/** Adds the commands. */
export function addMessages(program: Command): void {
  const messages = program
    .command('messages')
    .description('messages that a restoration holds, since they may have left (docs/operate.md)')
  messages
    .command('lister')
    .description('how many are held, and of which collections')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => live((lifetime) => list(lifetime, json)))
  const ends = (name: string, description: string, sends: boolean) =>
    addConfirm(messages.command(name))
      .description(description)
      .option('--organisation <code>', 'of one organization; of all of them without it')
      .action((options: Options) => live((lifetime) => settle(lifetime, options, sends)))
  ends('envoyer', 'send them; a person who already received one receives it twice', true)
  ends('taire', 'never send them: they were already sent, or are not needed', false)
}

type Held = { readonly code: string; readonly shown: HeldMessages; readonly keys: object }

/** Returns the held messages of each organization that has any, with their keys. */
async function heldOf({ inside }: Rules, codes: readonly string[]): Promise<Held[]> {
  const held: Held[] = []
  for (const code of codes) {
    const look = 'select restauration.messages_retenus() as shown, restauration.cles_retenues() as keys'
    const [row] = await inside(code, (ask) => ask<Omit<Held, 'code'>>(look), 'read only')
    if (row !== undefined && row.shown.sms + row.shown.courriels > 0) held.push({ code, ...row })
  }
  return held
}

async function list(lifetime: Lifetime, json: boolean): Promise<number> {
  const rules = await openRules(lifetime)
  const held = await withProgress(
    'counting',
    rules.organisations().then((codes) => heldOf(rules, codes)),
  )
  if (json) print(JSON.stringify(Object.fromEntries(held.map(({ code, shown }) => [code, shown])), null, 2))
  else if (held.length === 0) print('No message is held.')
  else print(held.flatMap(({ code, shown }) => heldWords(shown).map((line) => `${code}: ${line}`)).join('\n'))
  return 0
}

async function settle(
  lifetime: Lifetime,
  { organisation, essai = false, oui = false }: Options,
  sends: boolean,
): Promise<number> {
  const rules = await openRules(lifetime)
  const held = await heldOf(rules, organisation === undefined ? await rules.organisations() : [organisation])
  if (held.length === 0) throw new Sentence('no message is held.')
  for (const { code, shown } of held) for (const line of heldWords(shown)) say(`${code}: ${line}`)
  if (essai) {
    say('nothing was changed.')
    return 0
  }
  if (!oui) await confirm(lifetime, sends ? 'They are sent, maybe again.' : 'They are never sent.')
  // Settles only the listed messages, because the operator has not seen those that were put on hold meanwhile.
  for (const { code, keys } of held) {
    lifetime.ending.throwIfAborted()
    const settled = await rules.inside(code, (ask) =>
      ask<{ n: Settled }>(SETTLE, [JSON.stringify(keys), sends]),
    )
    const { sms = 0, courriels = 0 } = settled[0]?.n ?? {}
    say(`${code}: ${sms} messages and ${courriels} reminders ${sends ? 'are due' : 'are not sent'}.`)
  }
  return 0
}
