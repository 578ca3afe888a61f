import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { LanguageContext } from './desk.ts'
import { Door } from './session/Door.tsx'
import { nonceOfPage, type PageSettings } from './settings.ts'
import { THEME } from './theme.ts'
import { type Language, languageHere, rememberLanguage } from './words/words.ts'

const nonce = nonceOfPage()

/** The workbench, in the language and the colour scheme that the person chooses. */
export function App({ settings }: { settings: PageSettings }) {
  const [langue, choose] = useState(() => {
    const here = languageHere()
    document.documentElement.lang = here
    return here
  })
  const setLangue = (next: Language) => {
    rememberLanguage(next)
    document.documentElement.lang = next
    choose(next)
  }
  return (
    <MantineProvider theme={THEME} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <LanguageContext value={langue}>
        <Door settings={settings} langue={langue} setLangue={setLangue} />
      </LanguageContext>
    </MantineProvider>
  )
}
