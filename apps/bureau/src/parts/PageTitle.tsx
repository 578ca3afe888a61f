import { Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'

/** The title of a screen: its heading and the title of the browser's tab. */
export function PageTitle({ children, tab }: { children: ReactNode; tab?: string }) {
  const text = tab ?? (typeof children === 'string' ? children : undefined)
  useEffect(() => {
    document.title = text === undefined ? 'Sillon' : `${text} · Sillon`
  }, [text])
  return (
    <Title order={1} size="h2" mb="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  )
}
