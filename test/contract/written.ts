// Refusals that follow from the writes of a function: those of the tables' constraints and triggers.
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { withoutComments } from '../support/tidy/sqlSource.ts'
import { readTree, type SourceFile, under } from '../support/tidy/tree.ts'
import type { Edge, Rules } from './rules.ts'

/** Returns the constraints and triggers that the writes of each function reach. */
export function readWritings(
  tree: readonly SourceFile[],
  bodies: ReadonlyMap<string, string>,
): Pick<Rules, 'constrained' | 'triggered'> {
  const constraints = readConstraints()
  const acts = readTriggers(tree)
  const triggered: Edge[] = [...bodies].flatMap(([caller, code]) =>
    writings(code).flatMap(({ act, table }) =>
      acts.filter((one) => one.act === act && one.table === table).map(({ callee }) => ({ caller, callee })),
    ),
  )
  const constrained = [...bodies].map(([name, code]) => {
    const written = writings(code)
    // The code for a duplicate key on a table without a constraint that has its own code (src/contract/errors.ts).
    const taken = written.some(({ act }) => act === 'insert') ? ['identifiant_deja_pris'] : []
    return [
      name,
      new Set([...taken, ...written.flatMap(({ table }) => [...(constraints.get(table) ?? [])])]),
    ] as const
  })
  return { constrained: new Map(constrained), triggered }
}

type Act = { readonly act: string; readonly table: string }

// Returns the tables that a function writes to.
function writings(code: string): Act[] {
  const found = code.matchAll(/\b(?:(insert) into|(update)|(delete) from) (\w+\.\w+)/g)
  return [...found].map(([, insert, update, remove, table = '']) => ({
    act: insert ?? update ?? remove ?? '',
    table,
  }))
}

// Returns the functions of the triggers, by the name of the trigger.
function readTriggers(tree: readonly SourceFile[]): (Act & { readonly callee: string })[] {
  const pattern =
    /create trigger \w+ (?:before|after) ([\w ]+?) on (\w+\.\w+)[^;]*?execute function (\w+\.\w+)/g
  return tree
    .filter(({ path }) => path.endsWith('/triggers.sql'))
    .flatMap(({ text }) => [...text.matchAll(pattern)])
    .flatMap(([, acts = '', table = '', callee = '']) =>
      acts.split(' or ').map((act) => ({ act: act.split(' ')[0] ?? '', table, callee })),
    )
}

// Returns the constraints of each table that are named like a code of the contract. Migrations are read in order, and the latest
// change counts. Every route has `parametre_invalide`.
function readConstraints(): Map<string, Set<string>> {
  const byTable = new Map<string, Set<string>>()
  const migrations = under(readTree(), ['migrations/committed/'], '.sql')
  const statements = migrations.flatMap(({ text }) => withoutComments(text).split(';'))
  for (const statement of statements) {
    const [, table = ''] = /(?:create|alter) table (?:if exists )?(\w+\.\w+)/.exec(statement) ?? []
    const [, index = '', indexed = ''] = /create unique index (\w+) on (\w+\.\w+)/.exec(statement) ?? []
    const own = byTable.get(table || indexed) ?? new Set()
    for (const [, name = ''] of statement.matchAll(/(?<!drop )constraint (?:if exists )?(\w+)/g))
      own.add(name)
    if (index !== '') own.add(index)
    for (const [, from = '', to = ''] of statement.matchAll(/rename constraint (\w+)\s+to (\w+)/g)) {
      own.delete(from)
      own.add(to)
    }
    for (const [, name = ''] of statement.matchAll(/drop constraint (?:if exists )?(\w+)/g)) own.delete(name)
    byTable.set(table || indexed, own)
  }
  const isCode = (name: string) => name in erreurs && name !== 'parametre_invalide'
  return new Map([...byTable].map(([table, names]) => [table, new Set([...names].filter(isCode))]))
}
