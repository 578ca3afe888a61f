// Writes `writes.json` of the workbench from the OpenAPI document: the acts that take a body, with the schema of that body, from
// which the workbench makes a form.
import type { Document } from './clientContract.ts'

type Schema = Readonly<Record<string, unknown>>

// Only the service validates a request, so a form needs no regular expressions; its labels are in `x-sillon`.
const LEFT_OUT = new Set(['description', 'pattern', 'propertyNames', 'if', 'then', 'allOf', 'anyOf'])

/**
 * Returns `writes.json`: one line per operation, with its method, its path, the permissions (one of them is enough), and the
 * schema of its body.
 */
export function writesText(document: Document): string {
  const writes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method, operation]) => [
        operation.operationId as string,
        writeOf(document, method, path, operation),
      ]),
  )
  const lines = writes.map(([name, write]) => `  ${JSON.stringify(name)}: ${JSON.stringify(write)}`)
  return `{\n${lines.toSorted().join(',\n')}\n}\n`
}

function writeOf(document: Document, method: string, path: string, operation: Schema) {
  const {
    permission,
    editeur,
    ou = [],
  } = operation['x-acces'] as {
    permission?: string
    editeur?: string
    ou?: readonly string[]
  }
  // Roles of the publisher's team stand for permissions: the desk holds either the ones or the others.
  const permissions = [permission, editeur, ...ou].filter((one) => one !== undefined)
  const content = (operation.requestBody as { content: Record<string, { schema: Schema }> }).content
  const schema = resolved(document, content['application/json']?.schema ?? {})
  return { method: method.toUpperCase(), path, permissions, schema }
}

function resolved(document: Document, part: unknown, isMembers = false): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(document, one))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...own } = part as Schema
  const schemas = document.components.schemas as Record<string, Schema>
  const target = typeof $ref === 'string' ? schemas[$ref.slice($ref.lastIndexOf('/') + 1)] : {}
  return Object.fromEntries(
    Object.entries({ ...target, ...own })
      .filter(([keyword]) => isMembers || !LEFT_OUT.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        keyword === 'x-sillon' ? value : resolved(document, value, keyword === 'properties' && !isMembers),
      ]),
  )
}
