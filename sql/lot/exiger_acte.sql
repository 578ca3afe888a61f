-- Requires that an act can start from a lot's state; returns the resulting state. A refusal lists
-- the acts of the routes that can start from that state.
-- Spec: lots#passages.
-- Refuses: transition_refusee.
create or replace function lot.exiger_acte(p_lot lot.lot, p_acte text) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select acte.exiger('lot', p_lot.id, p_lot.statut, p_acte,
                     jsonb_build_object('possibles', lot.actes_possibles(p_lot)))
$$;
