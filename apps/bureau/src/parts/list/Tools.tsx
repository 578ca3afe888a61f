// The tools of a list: its order, its columns, its table to keep, and its paper.
import { Button, Checkbox, Group, NativeSelect, Popover, Stack } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { saveFile } from '../paper/file.ts'
import { Refusal } from '../Refusal.tsx'
import type { Orders } from './sorting.ts'
import { LIST } from './texts.ts'

/** A list that the service gives as a table: its route and its filters. */
export type Exported = {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** The sentence with the number of its rows, where they are not the rows of the list. */
  readonly lignes?: string
}
/** The columns of a list that a person chooses from. */
export type Chooser = {
  readonly offered: readonly { readonly id: string; readonly head: string }[]
  readonly chosen: readonly string[]
  choose(ids: readonly string[] | null): void
}

const MEDIA = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
type Format = keyof typeof MEDIA

type Given = {
  /** The sentence with the number of rows of the whole list; undefined if the service did not count them. */
  readonly lignes: string | undefined
  readonly exported: Exported | undefined
  readonly orders: Orders | undefined
  readonly chooser: Chooser | undefined
}

/** The tools above a list. They do not appear on paper. */
export function Tools({ lignes, exported, orders, chooser }: Given) {
  const say = useWords(LIST)
  return (
    <Group gap="xs" align="end" data-outils>
      {orders !== undefined && (
        <NativeSelect
          size="xs"
          aria-label={say('ordre')}
          data={[...orders.offered]}
          value={orders.value}
          onChange={({ currentTarget }) => orders.change(currentTarget.value)}
        />
      )}
      {chooser !== undefined && <Columns {...chooser} />}
      {exported !== undefined && <Export {...exported} lignes={exported.lignes ?? lignes} />}
      <Button size="xs" variant="default" onClick={() => window.print()}>
        {say('imprimer')}
      </Button>
    </Group>
  )
}

function Columns({ offered, chosen, choose }: Chooser) {
  const say = useWords(LIST)
  const toggle = (id: string, isShown: boolean) =>
    choose(isShown ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <Popover withinPortal={false} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <Button size="xs" variant="default">
          {say('colonnes')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown style={{ maxHeight: '50vh', overflowY: 'auto' }} aria-label={say('colonnes')}>
        <Stack gap="xs">
          {offered.map(({ id, head }) => (
            <Checkbox
              key={id}
              label={head}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          ))}
          <Button size="compact-sm" variant="default" onClick={() => choose(null)}>
            {say('colonnes_toutes')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

type Get = (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown; response: Response }>

// The service writes the whole list with these filters, whatever its length.
function Export({ path, query, lignes }: Omit<Exported, 'lignes'> & Pick<Given, 'lignes'>) {
  const say = useWords(LIST)
  const { client } = useDesk()
  const taking = useMutation({
    mutationFn: async (format: Format) => {
      const get = client.GET as unknown as Get
      const headers = { Accept: MEDIA[format] }
      const blob = answered(await get(path, { params: { query }, headers, parseAs: 'blob' })) as Blob
      saveFile(blob, `${path.replace('/v1/', '').replaceAll('/', '-')}.${format}`)
    },
  })
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="xs"
          variant="default"
          title={lignes === undefined ? say('exporter_sans') : say('exporter', { lignes })}
          loading={taking.isPending && taking.variables === format}
          onClick={() => taking.mutate(format)}
        >
          {say(`exporter_${format}`)}
        </Button>
      ))}
      {taking.error && <Refusal error={taking.error} />}
    </>
  )
}
