-- Returns each open control that concerns the given plots, or all plots if none are given: a
-- control about the plot itself, an overlap about either plot, or a control about the holder of the
-- plot, which may block capacities.
-- Spec: terrain#carte, capacites#non-validable.
-- Why: given plots are looked up one by one; for all plots, the open queue is read once, by its
--      index.
create or replace function parcelle.concernees(p_ids uuid[])
returns table (parcelle_id uuid, motif text, bloquante boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_ids is not null then
    return query
      select i.id, k.motif,
             constat.effet(m, k.entite) in ('capacite_bloquee', 'capacite_et_paiement_bloques')
      from unnest(p_ids) as i (id)
        cross join lateral (
          select o.motif, o.entite from controle.controle o
          where o.entite_id = i.id and o.statut = 'ouvert'
          union all
          select o.motif, o.entite from controle.controle o
          where o.autre_id = i.id and o.statut = 'ouvert'
          union all
          select o.motif, o.entite from controle.controle o
          where o.entite_id = (select p.producteur_id from parcelle.parcelle p where p.id = i.id)
            and o.statut = 'ouvert'
          offset 0) as k
        join controle.motif m on m.motif = k.motif;
    return;
  end if;
  return query
    with ouverte as materialized (
      select o.entite, o.entite_id, o.autre_id, o.motif,
             constat.effet(m, o.entite) in ('capacite_bloquee', 'capacite_et_paiement_bloques')
               as bloque
      from controle.controle o join controle.motif m on m.motif = o.motif
      where o.statut = 'ouvert' and o.ouvert_le >= '-infinity'
        and (o.entite in ('parcelle', 'producteur') or o.autre_id is not null)
    ),
    trouvee as materialized (
      select o.entite_id as id, o.motif, o.bloque from ouverte o where o.entite = 'parcelle'
      union all
      select o.autre_id, o.motif, o.bloque from ouverte o where o.autre_id is not null
      union all
      select p.id, o.motif, o.bloque
      from ouverte o
        cross join lateral (
          select d.id from parcelle.parcelle d where d.producteur_id = o.entite_id offset 0) as p
      where o.entite = 'producteur'
    )
    select t.id, t.motif, t.bloque from trouvee t;
end
$$;
