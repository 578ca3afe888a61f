// Words of GS1's core business vocabulary 2.0.

/** Business steps. */
export const BIZ_STEPS = `
  accepting arriving assembling collecting commissioning consigning creating_class_instance cycle_counting
decommissioning departing destroying disassembling dispensing encoding entering_exiting holding inspecting
installing killing loading other packing picking receiving removing repackaging repairing replacing reserving
retail_selling sampling sensor_reporting shipping staging_outbound stock_taking stocking storing transporting
unloading unpacking void_shipping
`
  .trim()
  .split(/\s+/)

/** Dispositions. */
export const DISPOSITIONS = `
  active available completeness_inferred completeness_verified conformant container_closed container_open
damaged destroyed dispensed disposed encoded expired in_progress in_transit inactive mismatch_class
mismatch_instance mismatch_quantity needs_replacement no_pedigree_match non_conformant non_sellable_other
partially_dispensed recalled reserved retail_sold returned sellable_accessible sellable_not_accessible stolen
unavailable unknown
`
  .trim()
  .split(/\s+/)
