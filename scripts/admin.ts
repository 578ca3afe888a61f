// `npm run admin`: what an operator can do beside the API. A verb is a file of admin/.
import { operatorProgram } from './admin/verbs.ts'

await operatorProgram().parseAsync()
