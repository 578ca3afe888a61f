// `npm run admin -- messages …`: what a restoration holds because it may have left already: sent, or not, as somebody says.
import type { Command } from 'commander'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { type Acting, confirm, thatEnds, toldWhile } from './acting.ts'
import { type HeldMessages, heldWords } from './heldMessages.ts'
import { openRules, type Rules } from './rules.ts'

type Options = Acting & { readonly organisation?: string }

/** Adds the verbs. */
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
    thatEnds(messages.command(name))
      .description(description)
      .option('--organisation <code>', 'of one organization; of all of them without it')
      .action((options: Options) => live((lifetime) => settle(lifetime, options, sends)))
  ends('envoyer', 'they are sent; whoever had one before has it twice', true)
  ends('taire', 'they left already, or need not: they are never sent', false)
}

/** What is held of each organization that has some. */
async function heldOf({ inside }: Rules, codes: readonly string[]): Promise<[string, HeldMessages][]> {
  const held: [string, HeldMessages][] = []
  for (const code of codes) {
    const [row] = await inside(
      code,
      (ask) => ask<{ r: HeldMessages }>('select restauration.messages_retenus() as r'),
      'read only',
    )
    if (row !== undefined && row.r.sms + row.r.courriels > 0) held.push([code, row.r])
  }
  return held
}

async function list(lifetime: Lifetime, json: boolean): Promise<number> {
  const rules = await openRules(lifetime)
  const held = await toldWhile(
    'counting',
    rules.organisations().then((codes) => heldOf(rules, codes)),
  )
  if (json) print(JSON.stringify(Object.fromEntries(held), null, 2))
  else if (held.length === 0) print('No message is held.')
  else print(held.flatMap(([code, one]) => heldWords(one).map((line) => `${code}: ${line}`)).join('\n'))
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
  for (const [code, one] of held) for (const line of heldWords(one)) say(`${code}: ${line}`)
  if (essai) {
    say('nothing was changed.')
    return 0
  }
  if (!oui) await confirm(lifetime, sends ? 'They are sent, maybe again.' : 'They are never sent.')
  for (const [code] of held) {
    lifetime.ending.throwIfAborted()
    await rules.inside(code, (ask) => ask('select restauration.trancher_messages($1, now())', [sends]))
    say(`${code}: ${sends ? 'they are due' : 'they are not sent'}.`)
  }
  return 0
}
