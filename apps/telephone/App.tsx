// The application: opens its logic once on this platform, and shows the current screen.
import { useLocales } from 'expo-localization'
import { StatusBar } from 'expo-status-bar'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { StyleSheet, useColorScheme, View } from 'react-native'
import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context'
import { type Application, openApplication } from './logic/application.ts'
import { chosenLangue } from './logic/textes.ts'
import { ThemeContext, themeOf } from './parts/theme.ts'
import { Column, Label } from './parts/ui.tsx'
import { openPlatform } from './platform'
import { Entree } from './screens/Entree.tsx'
import { Travail } from './screens/Travail.tsx'

/** The root component. */
export function App() {
  const scheme = useColorScheme()
  const langue = chosenLangue(useLocales().map(({ languageCode }) => languageCode))
  const theme = themeOf(scheme, langue)
  const [application, setApplication] = useState<Application | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    openApplication(openPlatform()).then(setApplication, (error: unknown) => setFault(String(error)))
  }, [])
  return (
    <SafeAreaProvider>
      <ThemeContext value={theme}>
        <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
        <SafeAreaView style={[styles.screen, { backgroundColor: theme.colours.ground }]}>
          {application === null ? (
            <Column>
              <Label>{fault ?? theme.dire('patience')}</Label>
            </Column>
          ) : (
            <Screen application={application} />
          )}
        </SafeAreaView>
      </ThemeContext>
    </SafeAreaProvider>
  )
}

function Screen({ application }: { application: Application }) {
  const vue = useSyncExternalStore(application.subscribe, application.vue)
  return (
    <View style={styles.screen}>
      {vue.etape === 'travail' ? (
        <Travail application={application} vue={vue} />
      ) : (
        <Entree application={application} vue={vue} />
      )}
    </View>
  )
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
