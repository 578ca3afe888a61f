// The entry point of the page: reads the settings and shows the application.
import '@mantine/core/styles.css'
import './styles.css'
import './print.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readPageSettings } from './settings.ts'

const settings = readPageSettings()
const place = document.getElementById('bureau')
// Sign-in returns to the service's own URL: a person who opened the page under another host name is redirected there first.
if (settings.url && new URL(settings.url).origin !== location.origin)
  location.replace(new URL(location.pathname + location.search, settings.url))
else if (place !== null) createRoot(place).render(<App settings={settings} />)
