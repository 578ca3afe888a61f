// How many commands a batch holds at most: its schema says it, to phones and to the service.
import schema from '../../schemas/routes/sync_commandes.json' with { type: 'json' }

/** Commands that one batch may hold. */
export const MAX_BATCH = schema.$defs.corps.properties.commandes.maxItems
