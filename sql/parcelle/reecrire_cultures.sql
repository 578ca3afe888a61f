-- Writes the crops of a plot that its registration states now, when they are others; else the keys
-- of those whose product has arrived since.
-- Spec: Control queue, «correction».
create or replace function parcelle.reecrire_cultures(
  p_avant commande.contexte, p_contexte commande.contexte) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'parcelle_id')::uuid;
begin
  if p_contexte.payload -> 'cultures' = p_avant.payload -> 'cultures' then
    update parcelle.culture c set produit_id = d.id from produit.produit d
    where c.parcelle_id = v_id and c.produit_id is null
      and d.organisation_id = c.organisation_id and d.id = c.produit_declare;
    return;
  end if;
  delete from parcelle.culture c where c.parcelle_id = v_id;
  insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
  select p_contexte.organisation_id, v_id, c.produit_id,
         (p_contexte.refs #>> array['cultures[].produit_id', c.produit_id::text])::uuid,
         least(sum(c.part_cp), 10000)
  from jsonb_to_recordset(p_contexte.payload -> 'cultures') as c (produit_id uuid, part_cp integer)
  group by c.produit_id;
end
$$;
