-- Cancels an inspection, which then no longer counts.
-- Spec: file-de-controle#annulation.
-- Locks: the inspection.
create or replace function inspection.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update inspection.inspection i set invalidee_le = coalesce(i.invalidee_le, p_le)
  where i.id = (p_contexte.payload ->> 'inspection_id')::uuid;
end
$$;
