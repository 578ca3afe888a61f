-- Returns the id of a producer that a command locks now, by its row as it stands; null for none. A
-- command with a producer that was merged or left since its references were read (`p_refs`) fails
-- for this time and is judged again.
-- Spec: commandes#echecs, commandes#alias.
-- Chosen: docs/decisions/0176-fusion-ou-sortie-entre-temps.md.
create or replace function producteur.exiger_lu(
  p_producteur producteur.producteur, p_refs jsonb, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_producteur.id is not null
    then saisie.exiger_lue(p_producteur.id, p_producteur.fusionne_dans, p_producteur.actif_pendant,
                           p_refs, p_le) end;
end
$$;
