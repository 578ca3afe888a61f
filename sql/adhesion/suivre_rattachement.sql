-- Judges the collections of a producer again, from an instant on, if the producer's group at their
-- date changed. A change of group and a collection may therefore arrive in any order: contract,
-- certificate and reception are compared with the new group. Receptions and papers are compared
-- once for all collections together.
-- Spec: terrain#groupement-du-membre, commandes#ordre-d-arrivee, receptions#redressement,
--       documents#remplacement.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md, 0123-chiffres-justes.md.
-- Locks: the collections by id, then what `collecte.rejuger` and `reception.reprendre_differees`
--        lock.
create or replace function adhesion.suivre_rattachement(
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
        is distinct from producteur.groupement_au(p_producteur_id, c.date_operation));
  v_differe boolean;
begin
  if v_ids = '{}' then
    return;
  end if;
  v_differe := reception.differer('Changement de groupement du membre');
  perform from collecte.collecte c where c.id = any (v_ids) order by c.id for no key update;
  perform adhesion.rejuger_collectes(v_ids, p_le);
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
end
$$;
