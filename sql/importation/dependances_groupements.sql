-- What stands on groups: whatever names them, by a key or as what was true when it was written.
-- Spec: imports#annulation.
create or replace function importation.dependances_groupements(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('organisation.groupement', p_ids, '{}') as d
    union all
    (select 'collecte', c.id from collecte.collecte c where c.groupement_id = any (p_ids) limit 100)
    union all
    (select 'producteur', s.producteur_id from capacite.solde s
     where s.groupement_id = any (p_ids) limit 100)
    union all
    (select 'producteur', r.producteur_id from producteur.rattachement r
     where r.groupement_id = any (p_ids) or r.ancien_id = any (p_ids) limit 100);
end
$$;
