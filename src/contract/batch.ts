// The size of a batch, from its schema: phones and the service read the same number.
import schema from '../../schemas/routes/sync_commandes.json' with { type: 'json' }

/** Commands of one batch, at most. */
export const MAX_BATCH = schema.$defs.corps.properties.commandes.maxItems
