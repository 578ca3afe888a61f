-- Returns the records of the entries of movements: the record behind each account, with the mass in
-- g that it gained (+) or lost (-), over all products. `transformation` is no record: it only
-- connects products.
-- Spec: genealogie#genealogie.
create or replace function matiere.noeuds_des_mouvements(p_mouvements uuid[])
returns table (objet_id uuid, genre text, id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select n.objet_id, n.genre, n.id, sum(n.quantite_g)::bigint
  from (
    select e.objet_id,
           case c.genre when 'garde' then 'collecte' when 'client' then 'expedition'
                        else c.genre end as genre,
           case when c.genre in ('garde', 'client') then e.objet_id
                when c.genre in ('perte', 'ajustement', 'inconnu', 'reprise') then p_mouvements[1]
                else c.objet_id end as id,
           e.quantite_g
    from matiere.toute_ecriture e
      join matiere.compte c on c.organisation_id = e.organisation_id and c.id = e.compte_id
    where e.mouvement_id = any (p_mouvements) and c.genre <> 'transformation') as n
  group by n.objet_id, n.genre, n.id
  having sum(n.quantite_g) <> 0;
end
$$;
