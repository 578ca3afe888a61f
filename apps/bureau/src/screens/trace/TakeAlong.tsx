// The menu that saves the genealogy as a file; the service makes the file.
import { Button, Menu } from '@mantine/core'
import { answered } from '@sillon/client/client'
import { useMutation } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { Refusal } from '../../parts/Refusal.tsx'
import { TRACE } from './texts.ts'

const FORMS = { svg: 'svg', html: 'html', epcis: 'jsonld' } as const
type Form = keyof typeof FORMS

/** Saves the genealogy of a lot as a picture, a page or events. */
export function TakeAlong({ id, sens }: { id: string; sens: 'amont' | 'aval' | 'les_deux' }) {
  const say = useWords(TRACE)
  const { client } = useDesk()
  const taking = useMutation({
    mutationFn: async (format: Form) => {
      const blob: unknown = answered(
        await client.GET('/v1/lots/{id}/genealogie', {
          params: { path: { id }, query: { format, sens } },
          parseAs: 'blob',
        }),
      )
      save(blob as Blob, `genealogie-${id}.${FORMS[format]}`)
    },
  })
  return (
    <>
      <Menu withinPortal={false}>
        <Menu.Target>
          <Button size="xs" variant="default" loading={taking.isPending}>
            {say('telecharger')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(FORMS) as Form[]).map((format) => (
            <Menu.Item key={format} onClick={() => taking.mutate(format)}>
              {say(`forme_${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {taking.error && <Refusal error={taking.error} />}
    </>
  )
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
