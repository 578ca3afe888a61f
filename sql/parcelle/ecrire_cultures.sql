-- Writes the crops of a plot: those of its registration, or those of a later declaration. `p_refs`
-- maps each declared product to the known product.
-- Spec: types-de-commandes#parcelle-enregistrer, terrain#cultures, terrain#parts.
create or replace function parcelle.ecrire_cultures(
  p_parcelle_id uuid, p_assolement_id uuid, p_cultures jsonb, p_refs jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into parcelle.culture
    (organisation_id, parcelle_id, assolement_id, produit_declare, produit_id, strate, cycle,
     part_cp, part_declaree_cp)
  select core.organisation_id(), p_parcelle_id, p_assolement_id, r.produit_id,
         (p_refs ->> r.produit_id::text)::uuid, r.strate, r.cycle, r.retenue_cp,
         nullif(r.part_cp, r.retenue_cp)
  from parcelle.parts_retenues(p_cultures) as r;
end
$$;
