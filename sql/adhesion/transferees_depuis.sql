-- Returns the first transfer since a merge of each plot that the merge moved.
-- Spec: file-de-controle#defusion.
create or replace function adhesion.transferees_depuis(p_fusion producteur.fusion)
returns setof parcelle.transfert
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct on (t.parcelle_id) t.*
  from jsonb_array_elements_text(p_fusion.deplace -> 'parcelle') as p (id)
    join parcelle.transfert t on t.parcelle_id = p.id::uuid
      and t.organisation_id = p_fusion.organisation_id
  where t.enregistre_le >= p_fusion.le
  order by t.parcelle_id, t.le, t.rang;
end
$$;
