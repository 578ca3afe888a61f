-- Requires the condition to take back the validation of an expedition besides its state: no goods
-- were returned.
-- Spec: ventes-et-expeditions#devalidation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: matiere_deja_utilisee.
create or replace function expedition.exiger_devalidable(p_expedition expedition.expedition)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform matiere.exiger_renversable(m.id)
  from unnest(expedition.mouvements(p_expedition.id)) as m (id);
end
$$;
