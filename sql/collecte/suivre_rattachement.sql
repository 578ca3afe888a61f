-- Judges the collections of a producer from an instant on again if their group at that date
-- changed. So a change of group and a collection may arrive in any order: contract, certificate and
-- reception are compared with the new group.
-- Spec: terrain#groupement-du-membre, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
-- Locks: the collections by id, then what `collecte.rejuger` locks.
create or replace function collecte.suivre_rattachement(
  p_producteur_id uuid, p_groupement_id uuid, p_depuis timestamptz, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select c.id from collecte.collecte c
    where c.producteur_id = p_producteur_id and c.date_operation >= p_depuis
      and c.groupement_id
        is distinct from producteur.groupement_au(p_producteur_id, c.date_operation)
    order by c.date_operation, c.id);
  v_id uuid;
begin
  perform from collecte.collecte c where c.id = any (v_ids) order by c.id for no key update;
  foreach v_id in array v_ids loop
    perform collecte.rejuger(v_id, p_le);
  end loop;
end
$$;
