// The size limit of a batch, from its schema: phones and the service read the same number.
import schema from '../../schemas/routes/sync_commandes.json' with { type: 'json' }

/** Greatest number of commands in one batch. */
export const MAX_BATCH = schema.$defs.corps.properties.commandes.maxItems
