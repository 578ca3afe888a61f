// What the rules can refuse with, read from their source: which codes a function raises, and which functions it calls.
import { routines } from '../support/tidy/sqlSource.ts'
import { readTree, type SourceFile, under } from '../support/tidy/tree.ts'

type Edge = { readonly caller: string; readonly callee: string }

/** Why codes that a function raises do not come out of a call of it; caller `*` is every one. */
export type Explained = readonly [caller: string, callee: string, codes: readonly string[], why: string]

/** The functions of `sql/`, what each raises by itself, and its calls. */
export type Rules = {
  readonly raises: ReadonlyMap<string, ReadonlySet<string>>
  readonly calls: readonly Edge[]
}

const RAISE = /raise sqlstate\s+'TR4\d\d'\s+using\s+message\s*=\s*'(\w+)'/g

/** Reads the rules; what is called by a name that stands in a table is a call of everything that the table names. */
export function readRules(): Rules {
  const tree = under(readTree(), ['sql/'], '.sql')
  const bodies = new Map(
    tree.flatMap(({ text }) => {
      const code = text.replace(/--.*$/gm, '')
      return routines(text).map(({ name }) => [name, code] as const)
    }),
  )
  const found = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name)
  const calls = [...bodies].flatMap(([caller, code]) =>
    found(code, /\b(\w+\.\w+)\s*\(/g).map((callee) => ({ caller, callee })),
  )
  const named = (path: string, caller: string) =>
    found(textOf(tree, path), /'(\w+\.\w+)'/g).map((callee) => ({ caller, callee }))
  const acted = (act: string, caller: string) =>
    found(textOf(tree, 'sql/commande/acte_type.rows.sql'), new RegExp(`'${act}', '(\\w+\\.\\w+)'`, 'g')).map(
      (callee) => ({ caller, callee }),
    )
  const dispatched = [
    ...named('sql/controle/motif_decision.rows.sql', 'controle.lever_un'),
    ...named('sql/commande/type_commande.rows.sql', 'controle.reprendre'),
    ...acted('reecrire', 'commande.rejuger'),
    ...acted('dependances', 'commande.dependances'),
    ...acted('annuler', 'commande.annuler'),
  ]
  return {
    raises: new Map([...bodies].map(([name, code]) => [name, new Set(found(code, RAISE))])),
    calls: [...calls, ...dispatched].filter(({ caller, callee }) => caller !== callee && bodies.has(callee)),
  }
}

/** The codes that come out of each function, its own and those of what it calls, without what is explained. */
export function refusedBy(
  { raises, calls }: Rules,
  explained: readonly Explained[],
): Map<string, Set<string>> {
  const codes = new Map([...raises].map(([name, own]) => [name, new Set(own)]))
  const kept = ({ caller, callee }: Edge, code: string) =>
    !explained.some(
      ([from, to, some]) => (from === caller || from === '*') && to === callee && some.includes(code),
    )
  for (let grows = true; grows; ) {
    grows = false
    for (const edge of calls) {
      const mine = codes.get(edge.caller) ?? new Set<string>()
      for (const code of codes.get(edge.callee) ?? [])
        if (!mine.has(code) && kept(edge, code)) {
          mine.add(code)
          grows = true
        }
    }
  }
  return codes
}

/** The permissions of a module that is always active. */
export function permissionsOfTheCore(): Set<string> {
  const rows = textOf(under(readTree(), ['sql/'], '.sql'), 'sql/utilisateur/permission.rows.sql')
  return new Set([...rows.matchAll(/\('([\w.]+)', 'noyau'/g)].map(([, code = '']) => code))
}

function textOf(tree: readonly SourceFile[], path: string): string {
  const file = tree.find((one) => one.path === path)
  if (file === undefined) throw new Error(`${path} is missing`)
  return file.text
}
