-- Returns the records that a recall reaches now, as lines in their order: lots with their possible
-- acts, outputs that can no longer be blocked, origins. Masses in g.
-- Spec: rappels#plan, rappels#execution, rappels#non-blocable.
create or replace function rappel.situer(p_rappel rappel.rappel) returns setof rappel.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_graines uuid[] := rappel.graines(p_rappel);
  v_ids uuid[] := rappel.atteindre(v_graines, p_rappel.sens);
begin
  return query
  with situation as (
    select l.* from rappel.situer_lots(v_ids) as l
    union all select o.* from rappel.situer_sorties(v_ids, v_graines) as o
    union all select a.* from rappel.situer_origines(v_ids, p_rappel.sens) as a
  ),
  part as (
    select p.id, max(p.quantite_g) as quantite_g from rappel.parts(v_graines, p_rappel.sens) as p
    group by p.id
  )
  select p_rappel.organisation_id, p_rappel.id, null::text,
         row_number() over (order by s.genre, s.objet_id, s.effet, s.motif)::integer,
         s.genre, s.objet_id, s.numero, s.statut, s.quantite_g, p.quantite_g, s.effet, s.motif,
         s.produit_id, s.emplacement_id, s.client_id, s.detenteur_id, null::timestamptz
  from situation s left join part p on p.id = s.objet_id;
end
$$;
